import { Skeleton } from '@mantine/core';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from './staff-page.module.css';

/** Skeleton of the members page. */
export function StaffPending() {
  return (
    <PendingScreen className={styles.staff} cards={[320]}>
      <Skeleton height={24} width="70%" />
    </PendingScreen>
  );
}
