import { Skeleton } from '@mantine/core';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from '#hub/orders/orders-page.module.css';

/** Skeleton of the order search. */
export function OrderSearchPending() {
  return (
    <PendingScreen className={styles.board}>
      <Skeleton height={140} radius="md" />
      <Skeleton height={420} radius="md" />
    </PendingScreen>
  );
}
