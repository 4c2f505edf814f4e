import { Skeleton } from '@mantine/core';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from '#hub/orders/order-page.module.css';

/** Skeleton of an order. */
export function OrderPending() {
  return (
    <PendingScreen className={styles.order}>
      <Skeleton height={420} radius="md" />
      <div className={styles.column}>
        <Skeleton height={214} radius="md" />
        <Skeleton height={150} radius="md" />
      </div>
    </PendingScreen>
  );
}
