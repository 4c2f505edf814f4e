import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import styles from './profile-page.module.css';

/** Skeleton of the profile. */
export function ProfilePending() {
  return <PendingScreen className={styles.profile} cards={[220, 430, 600, 320]} />;
}
