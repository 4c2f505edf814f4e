import { Skeleton } from '@mantine/core';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';

/** Skeleton of a menu screen. */
export function MenuPending() {
  return (
    <PendingScreen cards={[480]}>
      <Skeleton height={48} radius="md" mb={10} />
    </PendingScreen>
  );
}
