import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './staff-page.module.css';

/** Skeleton of the members page. */
export function StaffPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.staff}>
        <Skeleton height={24} width="70%" />
        <Skeleton height={320} radius="md" />
      </div>
    </Loading>
  );
}
