import type { OrderSummary } from '@maru/contract/orders/order.ts';

const minute = 60_000;

/** A guest who has waited this long is called late, in minutes. */
export const lateAfter = 10;

type Waiting = Pick<OrderSummary, 'takenAt'>;

/** Whole minutes since an order was taken; another device's clock may be ahead of ours. */
export function minutesSince({ takenAt }: Waiting, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(takenAt)) / minute));
}

export function isLate(order: Waiting, now: number): boolean {
  return minutesSince(order, now) >= lateAfter;
}

/** Taken within this minute: it stands out on the board. */
export function isNew(order: Waiting, now: number): boolean {
  return minutesSince(order, now) < 1;
}
