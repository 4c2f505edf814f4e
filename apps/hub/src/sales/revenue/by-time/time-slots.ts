import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import type { RevenueReport } from '@maru/contract/sales/revenue-report.ts';
import { hoursFrom } from '@maru/contract/time/business-date.ts';
import { earlierOf } from '#hub/lib/days/earlier-of.ts';
import { keysOf } from '#hub/lib/days/period.ts';
import { aheadOf } from '#hub/lib/figures/ahead.ts';

type Row = RevenueReport['byTime']['rows'][number];

/** A part of a period, with the part of the compared period beside it. */
export type Slot = {
  /** The key as in the report. */
  key: string;
  /** Key of the corresponding part of the compared period, if there is one. */
  keyBefore: string | undefined;
  net: number;
  orders: number;
  netBefore: number;
  ordersBefore: number;
};

type Reports = { period: RevenueReport; compared: RevenueReport | null };

/**
 * The parts of a period in order. Hours run from the first to the last sale of either period. Days, months
 * and years are complete, up to today. Each has the part with the same position in the compared period beside
 * it.
 */
export function slotsOf({ period, compared }: Reports, unit: TimeUnit, today: string): Slot[] {
  const rows = byKey(period);
  const before = byKey(compared);
  if (unit === 'year' || unit === 'month' || unit === 'day') {
    const to = earlierOf(period.to, today);
    const keysBefore = compared ? keysOf(compared, unit) : [];
    return keysOf({ from: period.from, to }, unit).map((key, at) =>
      slotOf([key, keysBefore[at]], rows, before),
    );
  }
  const keys = unit === 'hour' ? rows.keys() : new Set([...rows.keys(), ...before.keys()]);
  const slots = [...keys].map((key) => slotOf([key, key], rows, before));
  return unit === 'hour' ? fromFirstToLastSale(slots) : slots.filter(isSold);
}

/** Drops the parts before the first and after the last sale of either period. */
export function fromFirstToLastSale(slots: readonly Slot[]): Slot[] {
  return slots.slice(slots.findIndex(isSold), slots.findLastIndex(isSold) + 1);
}

function isSold({ orders, ordersBefore }: Slot): boolean {
  return orders > 0 || ordersBefore > 0;
}

function byKey(report: RevenueReport | null): Map<string, Row> {
  return new Map(report?.byTime.rows.map((row) => [row.key, row]));
}

type Rows = ReadonlyMap<string, Row>;

function slotOf([key, keyBefore]: [string, string | undefined], rows: Rows, before: Rows): Slot {
  const [row, other] = [rows.get(key), before.get(keyBefore ?? '')];
  return {
    ...{ key, keyBefore },
    ...{ net: row?.net ?? 0, orders: row?.orders ?? 0 },
    ...{ netBefore: other?.net ?? 0, ordersBefore: other?.orders ?? 0 },
  };
}

/** Weekday and clock hour of a slot. 0 is Sunday; undefined if the slot is a clock hour alone. */
export function hourOf({ key }: Pick<Slot, 'key'>): { weekday: number | undefined; hour: number } {
  const [hour = 0, weekday] = key.split('-').map(Number).reverse();
  return { weekday, hour };
}

export type Busiest = {
  /** One slot, or two hours in a row. */
  slots: readonly Slot[];
  /** Share of the period's net sales, above 0 and below 1. */
  share: number;
  net: number;
  netBefore: number;
};

type Kind = { unit: TimeUnit; dayStart: number };

/**
 * The two consecutive hours, or the day, month or year, with more sales than any other. Undefined if nothing
 * stands out: two are equal, or nothing else was sold.
 */
export function busiestOf(slots: readonly Slot[], { unit, dayStart }: Kind): Busiest | undefined {
  const sold = slots.filter(({ net }) => net > 0);
  const hasHours = unit === 'hour' || unit === 'weekdayHour';
  const groups = sold.map((slot) => (hasHours ? withNextHour(slot, sold, dayStart) : [slot]));
  const busiest = aheadOf(groups, (group) => sumOf(group, 'net'));
  if (!busiest || busiest.length === sold.length) return undefined;

  const net = sumOf(busiest, 'net');
  return {
    slots: busiest,
    share: net / sumOf(sold, 'net'),
    net,
    netBefore: sumOf(busiest, 'netBefore'),
  };
}

/**
 * An hour with the next hour of the business day; the last hour has none. If the day starts at half past,
 * that clock hour contains both ends of the day and is not joined with the next.
 */
function withNextHour(slot: Slot, slots: readonly Slot[], dayStart: number): Slot[] {
  const { weekday, hour } = hourOf(slot);
  const hours = hoursFrom(dayStart);
  const place = hours.indexOf(hour);
  const next = dayStart % 60 > 0 && place === 0 ? undefined : hours[place + 1];
  const key = weekday === undefined ? String(next) : `${weekday}-${next}`;
  return [slot, ...slots.filter((other) => other.key === key)];
}

/**
 * Sums of the parts of the compared period without a corresponding slot, because that period has more days or
 * more of its days are over.
 */
export function restBefore({ compared }: Reports, unit: TimeUnit, slots: readonly Slot[]) {
  const isByDate = unit === 'year' || unit === 'month' || unit === 'day';
  const keys = compared && isByDate ? keysOf(compared, unit).slice(slots.length) : [];
  const rows = (compared?.byTime.rows ?? []).filter(({ key }) => keys.includes(key));
  return {
    /** The first of these parts. */
    key: keys[0],
    net: rows.reduce((sum, row) => sum + row.net, 0),
    orders: rows.reduce((sum, row) => sum + row.orders, 0),
  };
}

function sumOf(slots: readonly Slot[], key: 'net' | 'netBefore'): number {
  return slots.reduce((sum, slot) => sum + slot[key], 0);
}
