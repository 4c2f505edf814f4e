import { Outlet, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NotFoundPage } from '#hub/app/states/not-found-page.tsx';
import { StoreProvider } from '#hub/lib/store.tsx';
import { type FrameHead, FrameSlots } from '#hub/lib/store-frame.tsx';
import { useProfile } from '#hub/profile/profile.api.ts';
import { keepLastStore } from '#hub/stores/last-store.ts';
import { useMyStores } from '#hub/stores/stores.api.ts';
import { HubFrame } from './hub-frame.tsx';
import { OfflineBar } from './offline-bar.tsx';
import styles from './store-layout.module.css';
import { StoreSwitcher } from './store-switcher.tsx';
import { UnsentOrders } from './unsent-orders.tsx';

/** Stands while the screens of a store change: rail, header, the store itself. Screens fill it with StoreFrame. */
export function StoreLayout() {
  const { storeId } = useParams({ from: '/signed-in/s/$storeId' });
  const stores = useMyStores();
  const store = stores.find((one) => one.storeId === storeId);
  const { id: userId } = useProfile();

  const [head, setHead] = useState<FrameHead>();
  const [left, setLeft] = useState<HTMLElement | null>(null);
  const [right, setRight] = useState<HTMLElement | null>(null);

  useEffect(() => keepLastStore(userId, storeId), [userId, storeId]);

  // Membership can end while the store is open.
  if (!store) return <NotFoundPage />;

  return (
    <StoreProvider store={store}>
      <FrameSlots value={{ left, right, setHead }}>
        <HubFrame
          store={store}
          {...(head ? { head } : {})}
          left={
            <>
              <StoreSwitcher store={store} stores={stores} />
              <div ref={setLeft} className={styles.slot} />
              <UnsentOrders store={store} />
            </>
          }
          right={<div ref={setRight} className={styles.slot} />}
        >
          <div className={styles.content} data-layout={head?.layout ?? 'scroll'}>
            <OfflineBar />
            <div className={styles.page}>
              <Outlet />
            </div>
          </div>
        </HubFrame>
      </FrameSlots>
    </StoreProvider>
  );
}
