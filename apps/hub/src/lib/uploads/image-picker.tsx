import { Button, FileButton } from '@mantine/core';
import { IconCamera, IconPhotoUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './image-field.module.css';
import { forgetChosen, useDrop } from './use-drop.ts';

type ImagePickerProps = {
  label: string;
  /** Whether the image is a photo of something for sale, not of a document. */
  isPhoto: boolean;
  isReplacing: boolean;
  isInvalid: boolean;
  onPick: (file: File) => void;
  onRemove: (() => void) | undefined;
};

/** If only these types are accepted, iPhones convert their own format to JPEG. */
const accept = 'image/png,image/jpeg';

const imageWords = { choose: 'choose', replace: 'replace', drop: 'drop' } as const;
const photoWords = { choose: 'choosePhoto', replace: 'replacePhoto', drop: 'dropPhoto' } as const;

/** Ways to add an image: drop it, choose it, or photograph it. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, isPhoto, isReplacing, isInvalid, onPick, onRemove } = props;
  const { t } = useTranslation('uploads');
  const area = useDrop(onPick);
  const pick = (file: File | null) => file && onPick(file);
  const words = isPhoto ? photoWords : imageWords;
  const choose = t(isReplacing ? words.replace : words.choose);

  return (
    <div {...area} className={styles.drop} data-invalid={isInvalid || undefined}>
      {!isReplacing && <p className={styles.dropText}>{t(words.drop)}</p>}
      <div className={styles.buttons}>
        <FileButton accept={accept} onChange={pick} inputProps={forgetChosen}>
          {(props) => (
            <Button {...props} leftSection={<IconPhotoUp size={20} />} aria-label={`${label} ${choose}`}>
              {choose}
            </Button>
          )}
        </FileButton>
        <FileButton accept={accept} capture="environment" onChange={pick} inputProps={forgetChosen}>
          {(props) => (
            <Button
              {...props}
              className={styles.camera ?? ''}
              leftSection={<IconCamera size={20} />}
              aria-label={`${label} ${t('take')}`}
            >
              {t('take')}
            </Button>
          )}
        </FileButton>
        {onRemove && (
          <Button variant="subtle" onClick={onRemove} aria-label={`${label} ${t('remove')}`}>
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
