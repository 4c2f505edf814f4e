import { Skeleton } from '@mantine/core';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import tiles from './items/item-grid.module.css';
import styles from './till-page.module.css';

const blanks = Array.from({ length: 20 }, (_, index) => index);

/** Skeleton of the till. */
export function TillPending() {
  return (
    <PendingScreen className={styles.till}>
      <div className={styles.menu}>
        <div className={styles.pendingChips}>
          {blanks.slice(0, 6).map((blank) => (
            <Skeleton key={blank} width={84} height={44} radius={22} />
          ))}
        </div>
        <div className={tiles.pending}>
          {blanks.map((blank) => (
            <Skeleton key={blank} height={118} radius="md" />
          ))}
        </div>
      </div>
      <div className={styles.cart} />
    </PendingScreen>
  );
}
