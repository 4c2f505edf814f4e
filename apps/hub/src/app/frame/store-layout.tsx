import { Outlet, useParams } from '@tanstack/react-router';
import { Fragment, useEffect } from 'react';
import { LaterLockedDialog } from '#hub/app/states/later-locked.tsx';
import { NotFound } from '#hub/app/states/later-states.tsx';
import { LiveContext } from '#hub/lib/live.ts';
import { StoreProvider } from '#hub/lib/store.tsx';
import { useProfile } from '#hub/profile/profile.api.ts';
import { saveLastStore } from '#hub/stores/last-store.ts';
import { useMyStores } from '#hub/stores/stores.api.ts';
import { StandingFrame } from './standing-frame.tsx';
import { StoreApplication, StoreState } from './store-state.tsx';
import { StoreSwitcher } from './store-switcher.tsx';
import { UnlockedHere } from './unlocked-here.tsx';
import { UnsentOrders } from './unsent-orders.tsx';
import { useFollowedStore } from './use-followed-store.ts';

/**
 * Layout of a store's screens, with rail, header and the store's context. It stays mounted while screens
 * change.
 */
export function StoreLayout() {
  const { storeId } = useParams({ from: '/signed-in/s/$storeId' });
  const stores = useMyStores();
  const store = stores.find((one) => one.storeId === storeId);
  const { id: userId } = useProfile();

  useEffect(() => saveLastStore(userId, storeId), [userId, storeId]);
  const live = useFollowedStore(storeId, store);

  // The membership may have ended while the store was open.
  if (!store) return <NotFound />;

  return (
    <StoreProvider store={store}>
      <StandingFrame
        store={store}
        live={live}
        before={
          <>
            <StoreSwitcher store={store} stores={stores} />
            <StoreState store={store} />
          </>
        }
        banner={<StoreApplication store={store} />}
        after={
          <>
            <UnsentOrders store={store} />
            <UnlockedHere store={store} />
          </>
        }
      >
        {/* The key resets all state when the store changes. */}
        <Fragment key={store.storeId}>
          <LiveContext value={live}>
            <Outlet />
          </LiveContext>
          <LaterLockedDialog storeId={store.storeId} />
        </Fragment>
      </StandingFrame>
    </StoreProvider>
  );
}
