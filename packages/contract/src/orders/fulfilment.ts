import type { OrderStatus, OrderType, PendingMove } from './order-status.ts';

/** The steps of an online order, in order. Staff record each. */
export const fulfilmentActs = ['ACCEPT', 'READY', 'PICKED_UP'] as const;
export type FulfilmentAct = (typeof fulfilmentActs)[number];

/** The time that each act sets. */
export const fulfilmentTimes = {
  ACCEPT: 'acceptedAt',
  READY: 'readyAt',
  PICKED_UP: 'pickedUpAt',
} as const satisfies Record<FulfilmentAct, string>;

export type FulfilmentTimes = Record<(typeof fulfilmentTimes)[FulfilmentAct], string | null>;

/** The next act; null once all are done. */
export function nextFulfilmentAct(times: FulfilmentTimes): FulfilmentAct | null {
  return fulfilmentActs.find((act) => times[fulfilmentTimes[act]] === null) ?? null;
}

type Order = FulfilmentTimes & { orderType: OrderType; status: OrderStatus; pending: PendingMove | null };

/** The act that the hub offers for an order. In-store orders have none. */
export function fulfilmentActOf(order: Order): FulfilmentAct | null {
  if (order.orderType === 'INSTORE' || order.status !== 'OPEN' || order.pending !== null) return null;
  return nextFulfilmentAct(order);
}
