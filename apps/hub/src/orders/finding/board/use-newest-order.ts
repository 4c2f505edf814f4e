import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newOrders, nothingWatched } from './new-orders.ts';

type Read = { orders: readonly OrderSummary[] | undefined; isFetching: boolean };

/** Tells of orders that were taken since this screen opened, each once, by whatever way they came to be shown. */
export function useNewestOrder(lists: Record<string, Read>, onNew: (newest: OrderSummary) => void) {
  const seen = useRef(nothingWatched);
  const tell = useEffectEvent(onNew);

  useEffect(() => {
    const { watched, added } = newOrders(
      seen.current,
      Object.entries(lists).map(([id, { orders, isFetching }]) => {
        // What an earlier visit left in the cache is no reading of this screen.
        const isOld = isFetching && !seen.current.lists.has(id);
        return { id, orders: isOld ? undefined : orders };
      }),
    );
    seen.current = watched;
    if (added) tell(added);
  }, [lists]);
}
