import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './new-store.module.css';

/** The way to a store before it is there. */
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
