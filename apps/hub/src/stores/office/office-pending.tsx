import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './office.module.css';

/** Skeleton of an office screen. */
export function OfficePending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={`${styles.page} ${styles.columns}`}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={420} radius="md" />
      </div>
    </Loading>
  );
}
