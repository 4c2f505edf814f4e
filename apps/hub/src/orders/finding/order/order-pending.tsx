import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from '#hub/orders/order-page.module.css';

/** Skeleton of an order. */
export function OrderPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.order}>
        <Skeleton height={420} radius="md" />
        <div className={styles.column}>
          <Skeleton height={214} radius="md" />
          <Skeleton height={150} radius="md" />
        </div>
      </div>
    </Loading>
  );
}
