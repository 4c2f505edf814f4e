import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './new-store.module.css';

/** Skeleton of the page that opens a store. */
export function NewStorePending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.page}>
        <Skeleton height={188} radius="md" />
        <Skeleton height={420} radius="md" />
      </div>
    </Loading>
  );
}
