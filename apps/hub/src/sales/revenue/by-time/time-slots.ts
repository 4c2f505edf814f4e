import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import type { RevenueReport } from '@maru/contract/sales/revenue-report.ts';
import { earlierOf } from '#hub/lib/days/earlier-of.ts';
import { keysOf } from '#hub/sales/revenue/period/period.ts';

type Row = RevenueReport['byTime']['rows'][number];

/** A part of a period, with the part of the compared period beside it. */
export type Slot = {
  /** As the report names it. */
  key: string;
  net: number;
  orders: number;
  netBefore: number;
  ordersBefore: number;
};

type Reports = { period: RevenueReport; compared: RevenueReport | null };

/**
 * Parts of a period in order. Hours run from the first to the last sale of either period. Days, months and years are all
 * there, up to today, each beside the one at the same place of the compared period.
 */
export function slotsOf({ period, compared }: Reports, unit: TimeUnit, today: string): Slot[] {
  const rows = byKey(period);
  const before = byKey(compared);
  if (unit === 'year' || unit === 'month' || unit === 'day') {
    const to = earlierOf(period.to, today);
    const keysBefore = compared ? keysOf(compared, unit) : [];
    return keysOf({ from: period.from, to }, unit).map((key, at) =>
      slotOf(key, rows.get(key), before.get(keysBefore[at] ?? '')),
    );
  }
  const keys = unit === 'hour' ? rows.keys() : new Set([...rows.keys(), ...before.keys()]);
  const slots = [...keys].map((key) => slotOf(key, rows.get(key), before.get(key)));
  return unit === 'hour' ? fromFirstToLastSale(slots) : slots.filter(isSold);
}

/** Without the parts before the first and after the last sale of either period. */
export function fromFirstToLastSale(slots: readonly Slot[]): Slot[] {
  return slots.slice(slots.findIndex(isSold), slots.findLastIndex(isSold) + 1);
}

function isSold({ orders, ordersBefore }: Slot): boolean {
  return orders > 0 || ordersBefore > 0;
}

function byKey(report: RevenueReport | null): Map<string, Row> {
  return new Map(report?.byTime.rows.map((row) => [row.key, row]));
}

function slotOf(key: string, row: Row | undefined, before: Row | undefined): Slot {
  return {
    key,
    net: row?.net ?? 0,
    orders: row?.orders ?? 0,
    netBefore: before?.net ?? 0,
    ordersBefore: before?.orders ?? 0,
  };
}

/** Weekday (0 is Sunday; undefined of a clock hour alone) and clock hour of a slot. */
export function hourOf({ key }: Pick<Slot, 'key'>): { weekday: number | undefined; hour: number } {
  const [hour = 0, weekday] = key.split('-').map(Number).reverse();
  return { weekday, hour };
}

export type Busiest = {
  /** One slot, or two hours in a row. */
  slots: readonly Slot[];
  /** Share of the period's net sales, 0–1. */
  share: number;
  net: number;
  netBefore: number;
};

/** The two hours in a row, or the day, month or year, with the most sales. Undefined if nothing stands out. */
export function busiestOf(slots: readonly Slot[], unit: TimeUnit): Busiest | undefined {
  const net = sumOf(slots, 'net');
  if (net <= 0) return undefined;
  const hasHours = unit === 'hour' || unit === 'weekdayHour';
  if (!hasHours && slots.length < 2) return undefined;
  const groups = hasHours ? slots.map((slot) => withNextHour(slot, slots)) : slots.map((slot) => [slot]);
  const [first = []] = groups.toSorted((one, other) => sumOf(other, 'net') - sumOf(one, 'net'));
  const sold = first.filter((slot) => slot.net > 0);
  return {
    slots: sold,
    share: sumOf(sold, 'net') / net,
    net: sumOf(sold, 'net'),
    netBefore: sumOf(sold, 'netBefore'),
  };
}

function withNextHour(slot: Slot, slots: readonly Slot[]): Slot[] {
  const { weekday, hour } = hourOf(slot);
  const next = String((hour + 1) % 24);
  const key = weekday === undefined ? next : `${weekday}-${next}`;
  return [slot, ...slots.filter((other) => other.key === key)];
}

function sumOf(slots: readonly Slot[], key: 'net' | 'netBefore'): number {
  return slots.reduce((sum, slot) => sum + slot[key], 0);
}
