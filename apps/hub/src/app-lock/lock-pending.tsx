import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './lock-page.module.css';

/** Skeleton of the app lock page. */
export function LockPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.page}>
        <Skeleton height={180} radius="md" />
        <Skeleton height={560} radius="md" />
        <Skeleton height={140} radius="md" />
      </div>
    </Loading>
  );
}
