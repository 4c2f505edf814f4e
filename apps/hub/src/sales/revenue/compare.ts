import { seoulHour } from '@maru/contract/time/business-date.ts';

export type Sums = { net: number; orders: number };

/**
 * Sums of a day up to the same time of day as `now`, to compare with a day that is still running. Within an hour, sales
 * are taken as evenly spread. Less than half an order is nothing to compare with.
 */
export function sumsUntil({ rows }: { rows: readonly (Sums & { key: string })[] }, now: Date): Sums {
  const at = rows.findIndex(({ key }) => Number(key) === seoulHour(now));
  const past = rows.slice(0, Math.max(0, at));
  const running = rows[at];
  const share = now.getUTCMinutes() / 60;
  const sum = (key: keyof Sums) =>
    Math.round(past.reduce((total, row) => total + row[key], 0) + (running?.[key] ?? 0) * share);
  const orders = sum('orders');
  return orders === 0 ? { net: 0, orders } : { net: sum('net'), orders };
}

export function perOrder({ net, orders }: Sums): number {
  return orders === 0 ? 0 : Math.round(net / orders);
}

/** Relative change: 0.084 means 8.4 % more. Undefined if there is nothing to compare with. */
export function changeFrom(before: number, value: number): number | undefined {
  return before <= 0 ? undefined : (value - before) / before;
}
