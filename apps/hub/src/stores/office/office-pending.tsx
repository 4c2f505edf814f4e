import layout from '#hub/lib/forms/form-columns.module.css';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';

/** Skeleton of an office screen. */
export function OfficePending() {
  return <PendingScreen className={layout.columns} cards={[320, 420]} />;
}
