import type { HourRow as Row } from '#hub/sales/sales.api.ts';

/** An hour of a business day, with the same hour a week before. */
export type Hour = { hour: number; net: number; orders: number; netBefore: number; ordersBefore: number };

/**
 * Hours from the first to the last sale on either day, in the order of the business day. Hours without sales in between
 * are kept.
 */
export function soldHours(rows: readonly Row[], rowsBefore: readonly Row[]): Hour[] {
  const before = new Map(rowsBefore.map((row) => [row.key, row]));
  const hours = rows.map(({ key, net, orders }) => ({
    hour: Number(key),
    net,
    orders,
    netBefore: before.get(key)?.net ?? 0,
    ordersBefore: before.get(key)?.orders ?? 0,
  }));
  const isSold = ({ orders, ordersBefore }: Hour) => orders > 0 || ordersBefore > 0;
  return hours.slice(hours.findIndex(isSold), hours.findLastIndex(isSold) + 1);
}

export type Busiest = {
  from: number;
  /** The end of the last hour, 1–24. */
  until: number;
  /** Share of the day's net sales, 0–1. */
  share: number;
  net: number;
  netBefore: number;
};

/** The two consecutive hours with the most sales (or one, if its neighbours had none); undefined without sales. */
export function busiestHours(hours: readonly Hour[]): Busiest | undefined {
  const net = sumOf(hours, 'net');
  const pairs = hours.map((hour, i) => [hour, ...hours.slice(i + 1, i + 2)]);
  const [first] = pairs.toSorted((one, other) => sumOf(other, 'net') - sumOf(one, 'net'));
  const sold = first?.filter((hour) => hour.net > 0) ?? [];
  const [begin] = sold;
  const end = sold.at(-1);
  if (!begin || !end || net <= 0) return undefined;

  return {
    from: begin.hour,
    until: end.hour + 1,
    share: sumOf(sold, 'net') / net,
    net: sumOf(sold, 'net'),
    netBefore: sumOf(sold, 'netBefore'),
  };
}

function sumOf(hours: readonly Hour[], key: 'net' | 'netBefore'): number {
  return hours.reduce((sum, hour) => sum + hour[key], 0);
}
