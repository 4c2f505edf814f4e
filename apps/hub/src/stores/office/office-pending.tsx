import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from './office.module.css';

/** Skeleton of an office screen. */
export function OfficePending() {
  return <PendingScreen className={`${styles.page} ${styles.columns}`} cards={[320, 420]} />;
}
