import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from './settings.module.css';

/** Skeleton of a settings page. */
export function SettingsPending() {
  return <PendingScreen className={styles.column} cards={[180, 120, 240]} />;
}
