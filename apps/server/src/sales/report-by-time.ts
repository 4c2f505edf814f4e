import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { ReportBasis, TimeUnit } from '@maru/contract/sales/report-terms.ts';
import type { TimeReport } from '@maru/contract/sales/revenue-report.ts';
import type { reportByTime as wire } from '@maru/contract/sales/sales.endpoints.ts';
import { hoursFrom } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import type { Period } from './report-period.queries.ts';
import { sumExcess, sumOrders, sumOthers, sumRefunds } from './sales.queries.ts';
import { sumMoved } from './tender-sums.queries.ts';

/** A period, by the day of the sale unless said otherwise. */
export type Asked = Period & { unit: TimeUnit; basis?: ReportBasis };

type Row = TimeReport['rows'][number];
type Totals = TimeReport['totals'];

/** Revenue by time: totals of CLOSED orders minus refunds, by business date. */
export function reportByTime({ db, now }: StoreContext, input: ParsedInputOf<typeof wire>) {
  return inSnapshot(db, async (tx) => {
    const { dayStart } = await settingsAt(tx, input.storeId, now);
    return readByTime(tx, input, dayStart);
  });
}

/** For use within the snapshot of a larger report. `dayStart` is the present one. */
export async function readByTime(tx: Tx, asked: Asked, dayStart: number): Promise<TimeReport> {
  const { unit, basis = 'sale' } = asked;
  const { rows, totals } = basis === 'event' ? await readMoved(tx, asked) : await readSold(tx, asked);
  const others = await sumOthers(tx, asked);
  const excess = await sumExcess(tx, asked);
  return {
    rows: unit === 'hour' ? inDayOrder(rows, dayStart) : rows.sort((a, b) => byKey(a.key, b.key)),
    totals: { ...totals, average: totals.orders === 0 ? 0 : Math.round(totals.net / totals.orders) },
    cancelled: { orders: others.cancelledOrders, total: others.cancelledTotal },
    notYetClosed: { orders: others.openOrders, paid: others.openPaid },
    excess,
    dayStart,
  };
}

type Sums = { rows: Row[]; totals: Omit<Totals, 'average'> };

/** The sales of a period without the report's other sums. For use within the snapshot of a message. */
export async function readSold(tx: Tx, asked: Asked): Promise<Sums> {
  const orders = await sumOrders(tx, asked, asked.unit);
  const refunds = await sumRefunds(tx, asked, asked.unit);
  const taken = new Map(refunds.map(({ key, amount }) => [key, amount]));
  const rows = orders.map(({ key, orders: count, total, gross, discounts, pointsUsed }) => {
    const refunded = taken.get(key) ?? 0;
    return { key, orders: count, gross, discounts, pointsUsed, refunded, net: total - refunded };
  });
  const less = (part: 'supply' | 'vat' | 'taxFree') => of(orders, part) - of(refunds, part);
  return {
    rows,
    totals: {
      ...{ orders: of(rows, 'orders'), gross: of(rows, 'gross'), discounts: of(rows, 'discounts') },
      ...{ pointsUsed: of(rows, 'pointsUsed'), refunded: of(rows, 'refunded'), net: of(rows, 'net') },
      ...{ supply: less('supply'), vat: less('vat'), taxFree: less('taxFree') },
    },
  };
}

/** Discounts and points are always zero here: an approved amount is what remained after them. */
async function readMoved(tx: Tx, asked: Asked): Promise<Sums> {
  const moved = await sumMoved(tx, asked, asked.unit);
  const sums = ({ orders, approved, refunded }: (typeof moved)[number]) => ({
    ...{ orders, gross: approved, discounts: 0, pointsUsed: 0, refunded, net: approved - refunded },
  });
  const rows = moved.flatMap((row) => (row.key === null ? [] : { key: row.key, ...sums(row) }));
  const whole = moved.find(({ key }) => key === null);
  if (!whole) throw new Error('a sum over everything has a row');
  const { supply, vat, taxFree } = whole;
  return { rows, totals: { ...sums(whole), supply, vat, taxFree } };
}

function of<K extends string>(list: readonly Record<K, number>[], key: K): number {
  return list.reduce((sum, row) => sum + row[key], 0);
}

/** Compares the numbers in keys, so that the key `2-9` of a weekday and hour comes before `2-13`. */
function byKey(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Clock hours from the day start, including hours without sales, so that a chart has no gaps. */
function inDayOrder(rows: readonly Row[], dayStart: number): Row[] {
  const found = new Map(rows.map((row) => [row.key, row]));
  const none = { orders: 0, gross: 0, discounts: 0, pointsUsed: 0, refunded: 0, net: 0 };
  return hoursFrom(dayStart).map((hour) => found.get(String(hour)) ?? { key: String(hour), ...none });
}
