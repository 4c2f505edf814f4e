import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fileLinkQuery } from '#hub/lib/uploads/file-link.ts';
import styles from './item.module.css';
import { isSavedPhoto } from './item-values.ts';

/** Small version of a photo, for the merge dialog. */
export function PhotoVersion({ image }: { image: string }) {
  const { t } = useTranslation('menu-item');
  if (isSavedPhoto(image)) return <img className={styles.version} src={image} alt={t('image')} />;
  return <UploadedPhoto awsKey={image} />;
}

function UploadedPhoto({ awsKey }: { awsKey: string }) {
  const { t } = useTranslation('menu-item');
  const { data, isError } = useQuery(fileLinkQuery(awsKey));
  if (isError) return t('imageChanged');
  if (!data) return <Skeleton className={styles.version ?? ''} width={120} />;
  return <img className={styles.version} src={data.url} alt={t('image')} />;
}
