import { SkeletonCards } from '@maru/ui/states/loading.tsx';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';

/** Skeleton of a screen that has no `pendingComponent` of its own. */
export function PagePending() {
  return (
    <PendingScreen>
      <SkeletonCards />
    </PendingScreen>
  );
}
