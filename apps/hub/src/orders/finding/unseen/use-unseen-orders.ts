import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useEffect, useState } from 'react';
import { holdInUse } from '#hub/lib/device/in-use.ts';
import { type Bell, ring } from './sound.ts';
import { useNewOrders } from './use-new-orders.ts';

/** Pause between two rings for an order that nobody has seen, in ms. */
const ringsEvery = 5_000;

type Lists = Parameters<typeof useNewOrders>[0];

export function bellOf(orders: readonly Pick<OrderSummary, 'orderType'>[]): Bell {
  return orders.some(({ orderType }) => orderType !== 'INSTORE') ? 'ONLINE' : 'INSTORE';
}

/**
 * Rings until the returned function is called. A new version of the hub waits meanwhile, because a reload
 * would forget which orders are unseen, and a reloaded page stays silent until it is touched.
 */
export function keepRinging(bell: Bell): () => void {
  const release = holdInUse();
  const timer = setInterval(() => ring(bell), ringsEvery);
  return () => {
    clearInterval(timer);
    release();
  };
}

/**
 * New orders that nobody has acknowledged on this device. The bell rings at once, and then every five seconds
 * while one of them is OPEN.
 */
export function useUnseenOrders(
  lists: Lists,
  open: readonly OrderSummary[],
  onNew: (newest: OrderSummary) => void,
) {
  const [unseenIds, setUnseenIds] = useState<readonly string[]>([]);
  const unseen = open.filter(({ id }) => unseenIds.includes(id));
  const isRinging = unseen.length > 0;
  const bell = bellOf(unseen);

  useNewOrders(lists, (added) => {
    ring(bellOf(added));
    setUnseenIds((ids) => [...ids, ...added.map(({ id }) => id)]);
    if (added[0]) onNew(added[0]);
  });
  useEffect(() => (isRinging ? keepRinging(bell) : undefined), [isRinging, bell]);

  return {
    unseen,
    see: (orderId: string) => setUnseenIds((ids) => ids.filter((id) => id !== orderId)),
    seeAll: () => setUnseenIds([]),
  };
}
