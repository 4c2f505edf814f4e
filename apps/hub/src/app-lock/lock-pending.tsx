import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from './lock-page.module.css';

/** Skeleton of the app lock page. */
export function LockPending() {
  return <PendingScreen className={styles.page} cards={[180, 560, 140]} />;
}
