import layout from '#hub/lib/forms/form-columns.module.css';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';

/** Skeleton of a settings page. */
export function SettingsPending() {
  return <PendingScreen className={layout.column} cards={[180, 120, 240]} />;
}
