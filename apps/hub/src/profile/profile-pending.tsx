import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './profile-page.module.css';

/** Skeleton of the profile. */
export function ProfilePending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.profile}>
        <Skeleton height={92} radius="md" />
        <Skeleton height={430} radius="md" />
        <Skeleton height={320} radius="md" />
      </div>
    </Loading>
  );
}
