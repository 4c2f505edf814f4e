import { Skeleton } from '@mantine/core';
import { SkeletonCards } from '@maru/ui/states/loading.tsx';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from './orders-pending.module.css';

/** Widths of the chips in CSS pixels. */
const chips = [86, 72, 74, 84];

/** Skeleton of the board. */
export function OrdersPending() {
  return (
    <PendingScreen className={styles.board}>
      <div className={styles.chips}>
        {chips.map((width) => (
          <Skeleton key={width} width={width} height={44} radius={22} />
        ))}
      </div>
      <SkeletonCards count={8} minWidth={280} height={216} />
    </PendingScreen>
  );
}
