import { fileRules } from '@maru/contract/files/file-rules.ts';
import { mostPhotos } from '@maru/contract/place/place-limits.ts';
import { useTranslation } from 'react-i18next';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { ImagePicker } from '#hub/lib/uploads/image-picker.tsx';
import { LeaveUploadDialog } from '#hub/lib/uploads/leave-upload-dialog.tsx';
import { UploadError, UploadProgress } from '#hub/lib/uploads/upload-state.tsx';
import { useUpload } from '#hub/lib/uploads/use-upload.ts';
import type { PlaceForm } from '#hub/place/editor/place-form.ts';
import styles from './photos.module.css';
import { withPhoto } from './photos.ts';

type PhotoPickerProps = { form: EditFormState<PlaceForm>; isFull: boolean };

/** Adds a photo after the others. */
export function PhotoPicker({ form, isFull }: PhotoPickerProps) {
  const { t } = useTranslation(['place', 'uploads']);
  const { photos } = form.values;
  const { upload, start, stop } = useUpload({
    purpose: 'PLACE_IMAGE',
    forUserId: undefined,
    onDone: ({ awsKey, url, width, height }) => {
      const photo = { imageKey: awsKey, imageUrl: url, width: width ?? 0, height: height ?? 0 };
      form.set('photos', withPhoto(photos, { ...photo, alt: '', altEn: '' }, photos.length));
    },
  });
  const send = (file: File) => form.expectImage('photos', start(file));
  const megabytes = fileRules.PLACE_IMAGE.mostBytes / 1_000_000;

  if (isFull) return <p className={styles.hint}>{t('photos.full', { most: mostPhotos })}</p>;
  return (
    <>
      {upload.step === 'sending' ? (
        <UploadProgress upload={upload} onStop={stop} />
      ) : (
        <>
          <p className={styles.hint}>{t('uploads:hint', { megabytes })}</p>
          <ImagePicker
            label={t('photos.one')}
            isPhoto
            isReplacing={false}
            isInvalid={upload.step === 'failed'}
            onPick={send}
            onRemove={undefined}
          />
        </>
      )}
      <UploadError upload={upload} error={undefined} onRetry={send} />
      <LeaveUploadDialog isSending={upload.step === 'sending'} />
    </>
  );
}
