import { Outlet } from '@tanstack/react-router';
import { useProfile } from '#hub/profile/profile.api.ts';
import { lastStoreOf } from '#hub/stores/last-store.ts';
import { useMyStores } from '#hub/stores/stores.api.ts';
import { StandingFrame } from './standing-frame.tsx';
import { UnsentOrders } from './unsent-orders.tsx';

/** Layout of personal screens. The rail leads back to the store that was opened last. */
export function PersonLayout() {
  const { id } = useProfile();
  const store = lastStoreOf(id, useMyStores());

  return (
    <StandingFrame store={store} after={store && <UnsentOrders store={store} />}>
      <Outlet />
    </StandingFrame>
  );
}
