import type { OrderSummary } from '@maru/contract/orders/order.ts';

const minute = 60_000;

/** Waiting time in minutes after which an order counts as late. */
export const lateAfter = 10;

type Waiting = Pick<OrderSummary, 'takenAt'>;

/** Whole minutes since an order was taken; at least 0, since clocks of devices differ. */
export function minutesSince({ takenAt }: Waiting, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(takenAt)) / minute));
}

export function isLate(order: Waiting, now: number): boolean {
  return minutesSince(order, now) >= lateAfter;
}

/** Whether the order was taken within the last minute. The board highlights it. */
export function isNew(order: Waiting, now: number): boolean {
  return minutesSince(order, now) < 1;
}
