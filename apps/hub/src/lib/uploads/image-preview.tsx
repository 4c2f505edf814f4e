import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fileLinkQuery } from './file-link.ts';
import styles from './image-field.module.css';

/** The image as the server stored it. A click opens it in full size. */
export function ImagePreview({ label, awsKey }: { label: string; awsKey: string }) {
  const { t } = useTranslation('uploads');
  const { data, isError, refetch } = useQuery(fileLinkQuery(awsKey));

  if (isError) return <p className={styles.hint}>{t('notShown')}</p>;
  if (!data) return <Skeleton height={180} radius="md" />;
  return (
    <a className={styles.preview} href={data.url} target="_blank" rel="noreferrer" title={t('open')}>
      <img
        src={data.url}
        alt={label}
        {...(data.width && data.height ? { width: data.width, height: data.height } : {})}
        // The link may have expired before the image was loaded.
        onError={() => Date.parse(data.expiresAt) < Date.now() && void refetch()}
      />
    </a>
  );
}
