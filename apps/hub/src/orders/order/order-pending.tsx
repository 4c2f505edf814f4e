import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from '#hub/orders/order-page.module.css';

/** One order before it is there. */
export function OrderPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.order}>
        <Skeleton className={styles.acts ?? ''} height={214} radius="md" />
        <Skeleton className={styles.main ?? ''} height={420} radius="md" />
        <div className={styles.side}>
          <Skeleton height={150} radius="md" />
          <Skeleton height={240} radius="md" />
        </div>
      </div>
    </Loading>
  );
}
