import { ActionIcon } from '@mantine/core';
import { longestOfPlace } from '@maru/contract/place/place-limits.ts';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedInput } from '#hub/lib/forms/counted-input.tsx';
import type { FormPhoto } from '#hub/place/editor/place-form.ts';
import styles from './photos.module.css';

type PhotoRowProps = {
  photo: FormPhoto;
  /** The name of the photo on this screen: its description, or its position. */
  name: string;
  handle: ReactNode;
  onChange: (part: Partial<FormPhoto>) => void;
  onRemove: () => void;
  error: string | undefined;
};

/** A photo with the fields for its description in both languages. */
export function PhotoRow({ photo, name, handle, onChange, onRemove, error }: PhotoRowProps) {
  const { t } = useTranslation('place');
  const most = longestOfPlace.photoText;

  return (
    <div className={`list-box ${styles.row}`}>
      {handle}
      <img className={styles.picture} src={photo.imageUrl} alt="" />
      <div className={styles.texts}>
        <CountedInput
          required
          label={t('photos.alt')}
          placeholder={t('photos.altExample')}
          autoComplete="off"
          most={most}
          value={photo.alt}
          onChange={(alt) => onChange({ alt })}
          error={error}
        />
        <CountedInput
          label={t('photos.altEn')}
          autoComplete="off"
          most={most}
          value={photo.altEn}
          onChange={(altEn) => onChange({ altEn })}
        />
      </div>
      <ActionIcon
        className={styles.remove ?? ''}
        variant="subtle"
        size={44}
        aria-label={t('photos.remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
