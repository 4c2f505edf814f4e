import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from './new-store.module.css';

/** Skeleton of the page that opens a store. */
export function NewStorePending() {
  return <PendingScreen className={styles.page} cards={[188, 420]} />;
}
