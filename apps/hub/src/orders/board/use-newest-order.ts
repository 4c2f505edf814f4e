import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newestFirst, takenAfter } from './board.ts';

type Seen = Pick<OrderSummary, 'businessDate' | 'orderNumber'>;

const beforeAll: Seen = { businessDate: '', orderNumber: 0 };

/** Tells of orders that were taken since this screen opened, each once, by whatever way they came to be shown. */
export function useNewestOrder(orders: readonly OrderSummary[], onNew: (newest: OrderSummary) => void) {
  const seen = useRef<Seen>(undefined);
  const tell = useEffectEvent(onNew);

  useEffect(() => {
    const [newest] = orders.toSorted(newestFirst);
    const [added] = seen.current ? takenAfter(seen.current, orders) : [];
    if (added) tell(added);
    if (added || !seen.current) seen.current = newest ?? beforeAll;
  }, [orders]);
}
