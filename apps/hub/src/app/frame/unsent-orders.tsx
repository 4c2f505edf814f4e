import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { type MyStore, mayCall } from '#hub/lib/store.tsx';

type Pill = ComponentType<{ storeId: string }>;

/**
 * Sends what lies unsent on this device from every screen of the store, and shows how much that is. It comes once the
 * first screen stands, so that no screen loads slower for it; one that did not come is asked for after the next.
 */
export function UnsentOrders({ store }: { store: MyStore }) {
  const [Pill, setPill] = useState<Pill>();
  const hasLoaded = useRouterState({ select: ({ status }) => status === 'idle' });
  const isNeeded = hasLoaded && !Pill && mayCall(takeOrder, store);

  useEffect(() => {
    if (!isNeeded) return;
    import('./unsent-pill.tsx').then(
      ({ UnsentPill }) => setPill(() => UnsentPill),
      () => undefined,
    );
  }, [isNeeded]);

  return Pill && mayCall(takeOrder, store) ? <Pill storeId={store.storeId} /> : null;
}
