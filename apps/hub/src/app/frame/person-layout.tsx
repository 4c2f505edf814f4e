import { Outlet } from '@tanstack/react-router';
import { useProfile } from '#hub/profile/profile.api.ts';
import { lastStoreOf } from '#hub/stores/last-store.ts';
import { useMyStores } from '#hub/stores/stores.api.ts';
import { StandingFrame } from './standing-frame.tsx';
import { UnsentOrders } from './unsent-orders.tsx';

/** Around the screens of a person: the rail leads back to the store they were in last, if any. */
export function PersonLayout() {
  const { id } = useProfile();
  const store = lastStoreOf(id, useMyStores());

  return (
    <StandingFrame store={store} after={store && <UnsentOrders store={store} />}>
      <Outlet />
    </StandingFrame>
  );
}
