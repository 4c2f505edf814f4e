import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

/** Skeleton of a settings page. */
export function SettingsPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.column}>
        <Skeleton height={180} radius="md" />
        <Skeleton height={120} radius="md" />
        <Skeleton height={240} radius="md" />
      </div>
    </Loading>
  );
}
