import { Button, Progress } from '@mantine/core';
import { formatPercent } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './image-field.module.css';
import type { Upload } from './use-upload.ts';

type SendingProps = { upload: Extract<Upload, { step: 'sending' }>; onStop: () => void };

/** Shows the progress of an upload in numbers. */
export function UploadProgress({ upload: { file, share }, onStop }: SendingProps) {
  const { t } = useTranslation('uploads');
  const { name } = file;

  return (
    <div className={`card-box ${styles.sending}`}>
      <p className={styles.name}>
        {share < 1 ? t('sending', { name }) : t('checking')}
        <strong className="tabular">{formatPercent(Math.floor(share * 100) / 100)}</strong>
      </p>
      <Progress value={share * 100} aria-label={t('progress', { name })} />
      <Button onClick={onStop}>{t('cancel')}</Button>
    </div>
  );
}

type ErrorProps = { upload: Upload; error: string | undefined; onRetry: (file: File) => void };

/** Shows why an upload failed, or else the given error. */
export function UploadError({ upload, error, onRetry }: ErrorProps) {
  const { t } = useTranslation('uploads');
  const hasFailed = upload.step === 'failed';
  const shown = hasFailed ? upload.words : error;

  return (
    <div role="alert">
      {shown !== undefined && upload.step !== 'sending' && (
        <p className={styles.error}>
          {shown}
          {hasFailed && upload.mayRetry && <Button onClick={() => onRetry(upload.file)}>{t('retry')}</Button>}
        </p>
      )}
    </div>
  );
}
