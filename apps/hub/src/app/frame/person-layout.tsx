import { Outlet } from '@tanstack/react-router';
import type { MyStore } from '#hub/lib/store.tsx';
import { useProfile } from '#hub/profile/profile.api.ts';
import { lastStoreOf } from '#hub/stores/last-store.ts';
import { useMyStores } from '#hub/stores/stores.api.ts';
import { StandingFrame } from './standing-frame.tsx';
import { UnsentOrders } from './unsent-orders.tsx';
import { useFollowedStore } from './use-followed-store.ts';

/** Layout of personal screens. The rail has a link back to the store that was opened last. */
export function PersonLayout() {
  const { id } = useProfile();
  const store = lastStoreOf(id, useMyStores());

  return (
    <StandingFrame store={store} after={store && <UnsentOrders store={store} />}>
      {store && <Follow key={store.storeId} store={store} />}
      <Outlet />
    </StandingFrame>
  );
}

/** Subscribes to the events of that store, so that personal screens, such as the news, get updates. */
function Follow({ store }: { store: MyStore }) {
  useFollowedStore(store.storeId, store);
  return null;
}
