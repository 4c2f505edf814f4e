import type { OrderSummary } from '@maru/contract/orders/order.ts';

const minute = 60_000;

/** Waiting time in minutes after which an order counts as late. */
export const lateAfter = 10;

type Waiting = Pick<OrderSummary, 'takenAt'>;
type Promised = Pick<OrderSummary, 'takenAt' | 'pickupAt' | 'pickedUpAt'>;

/** Whole minutes since an order was taken; at least 0, since clocks of devices differ. */
export function minutesSince({ takenAt }: Waiting, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(takenAt)) / minute));
}

/** A promised order is late after its promised time, until it is picked up. */
export function isLate(order: Promised, now: number): boolean {
  if (order.pickedUpAt !== null) return false;
  if (order.pickupAt !== null) return now > Date.parse(order.pickupAt);
  return minutesSince(order, now) >= lateAfter;
}

/** Whether the order was taken within the last minute. The board highlights it. */
export function isNew(order: Waiting, now: number): boolean {
  return minutesSince(order, now) < 1;
}
