import { Skeleton } from '@mantine/core';
import figures from '#hub/lib/figures/figure.module.css';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from '#hub/sales/revenue-page.module.css';

const cards = ['net', 'orders', 'perOrder', 'cancelled'];

/** Skeleton of the revenue page. */
export function RevenuePending() {
  return (
    <PendingScreen className={styles.day}>
      <Skeleton height={120} radius="md" />
      <RevenueParts />
    </PendingScreen>
  );
}

/** Skeleton of the figures alone. */
export function RevenueParts() {
  return (
    <>
      <div className={figures.figures}>
        {cards.map((card) => (
          <Skeleton key={card} height={116} radius="md" />
        ))}
      </div>
      <div className={styles.parts}>
        <Skeleton height="100%" mih={446} radius="md" />
        <div className={styles.side}>
          <Skeleton height={260} radius="md" />
          <Skeleton height={220} radius="md" />
        </div>
      </div>
    </>
  );
}
