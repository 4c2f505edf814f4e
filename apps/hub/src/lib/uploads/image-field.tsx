import { type FilePurpose, fileRules, isPublicPurpose } from '@maru/contract/files/file-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fileLinkQuery } from './file-link.ts';
import styles from './image-field.module.css';
import { ImagePicker } from './image-picker.tsx';
import { ImagePreview } from './image-preview.tsx';
import { LeaveUploadDialog } from './leave-upload-dialog.tsx';
import { UploadError, UploadProgress } from './upload-state.tsx';
import { useUpload } from './use-upload.ts';

type ImageFieldProps = {
  label: string;
  description?: string;
  purpose: FilePurpose;
  /** Set if an admin uploads for this user. */
  forUserId?: string;
  awsKey: string | null;
  /** Address of an image that has no file key. */
  imageUrl?: string;
  onChange: (awsKey: string | null) => void;
  /** For forms that wait for the image: `sending` resolves to whether it was uploaded. */
  onSend?: (sending: Promise<boolean>) => void;
  error?: string | undefined;
  /** Name of the form field, for showing refusals. */
  name?: string;
  isReadOnly?: boolean;
  /** The image can be replaced, but not removed. */
  isKept?: boolean;
};

/** One image: drop, choose or photograph it, watch its upload, preview, replace and remove it. */
export function ImageField(props: ImageFieldProps) {
  const { label, description, purpose, forUserId, awsKey, imageUrl, onChange, error, name } = props;
  const { isReadOnly = false, isKept = false, onSend } = props;
  const { t } = useTranslation('uploads');
  const queryClient = useQueryClient();
  const id = useId();
  const { upload, start, stop } = useUpload({
    purpose,
    forUserId,
    onDone: (uploaded) => {
      void queryClient.prefetchQuery(fileLinkQuery(uploaded.awsKey));
      onChange(uploaded.awsKey);
    },
  });
  const hint = t('hint', { megabytes: fileRules[purpose].mostBytes / 1_000_000 });
  const send = (file: File) => {
    const sending = start(file);
    onSend?.(sending);
  };
  const remove = () => {
    stop();
    onChange(null);
  };
  const isThere = awsKey !== null || imageUrl !== undefined;
  const shownError = upload.step === 'failed' ? upload.words : error;

  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a disabled fieldset, a fieldset would disable its preview too
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      {...(isReadOnly ? {} : { 'aria-describedby': `${id}-hint` })}
      className={styles.field}
      data-field={name}
    >
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      {!isReadOnly && (
        <p className={styles.hint} id={`${id}-hint`}>
          {[description, hint].filter(Boolean).join(' ')}
        </p>
      )}
      {upload.step === 'sending' ? (
        <UploadProgress upload={upload} onStop={stop} />
      ) : (
        isThere && <Shown label={label} awsKey={awsKey} imageUrl={imageUrl} />
      )}
      {!isReadOnly && upload.step !== 'sending' && (
        <ImagePicker
          label={label}
          isPhoto={isPublicPurpose(purpose)}
          isReplacing={isThere}
          isInvalid={shownError !== undefined}
          onPick={send}
          onRemove={isThere && !isKept ? remove : undefined}
        />
      )}
      {isReadOnly && !isThere && <p className={styles.hint}>{t('none')}</p>}
      <UploadError upload={upload} error={error} onRetry={send} />
      <LeaveUploadDialog isSending={upload.step === 'sending'} />
    </div>
  );
}

type ShownProps = { label: string; awsKey: string | null; imageUrl: string | undefined };

function Shown({ label, awsKey, imageUrl }: ShownProps) {
  if (awsKey !== null) return <ImagePreview label={label} awsKey={awsKey} />;
  return (
    <div className={styles.preview}>
      <img src={imageUrl} alt={label} />
    </div>
  );
}
