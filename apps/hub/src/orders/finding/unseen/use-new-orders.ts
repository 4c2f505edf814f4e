import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newOrders, nothingWatched } from './new-orders.ts';

type Read = { orders: readonly OrderSummary[] | undefined; isFetching: boolean };

/** Reports each order taken after this screen was opened, exactly once, whichever list shows it first. */
export function useNewOrders(lists: Record<string, Read>, onNew: (added: readonly OrderSummary[]) => void) {
  const seen = useRef(nothingWatched);
  const reportNew = useEffectEvent(onNew);

  useEffect(() => {
    const { watched, added } = newOrders(
      seen.current,
      Object.entries(lists).map(([id, { orders, isFetching }]) => {
        // Cached data of an earlier visit does not count as a fetch of this screen.
        const isOld = isFetching && !seen.current.lists.has(id);
        return { id, orders: isOld ? undefined : orders };
      }),
    );
    seen.current = watched;
    if (added.length > 0) reportNew(added);
  }, [lists]);
}
