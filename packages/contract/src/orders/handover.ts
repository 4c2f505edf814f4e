import type { OrderStatus, OrderType, PendingMove } from './order-status.ts';

/** What staff do with an online order, in this order. */
export const handoverActs = ['ACCEPT', 'READY', 'PICKED_UP'] as const;
export type HandoverAct = (typeof handoverActs)[number];

/** The time that each act sets. */
export const handoverTimes = {
  ACCEPT: 'acceptedAt',
  READY: 'readyAt',
  PICKED_UP: 'pickedUpAt',
} as const satisfies Record<HandoverAct, string>;

export type HandoverTimes = Record<(typeof handoverTimes)[HandoverAct], string | null>;

/** The act that is due; null once all are done. */
export function nextHandover(times: HandoverTimes): HandoverAct | null {
  return handoverActs.find((act) => times[handoverTimes[act]] === null) ?? null;
}

type Order = HandoverTimes & { orderType: OrderType; status: OrderStatus; pending: PendingMove | null };

/** The act that the hub offers for an order. In-store orders have none. */
export function handoverOf(order: Order): HandoverAct | null {
  if (order.orderType === 'INSTORE' || order.status !== 'OPEN' || order.pending !== null) return null;
  return nextHandover(order);
}
