import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { TimeReport, reportByTime as wire } from '@maru/contract/sales/sales.endpoints.ts';
import { hoursFrom } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { sumExcess, sumOrders, sumOthers, sumRefunds } from './sales.queries.ts';

type Asked = ParsedInputOf<typeof wire>;

/** Revenue by time: totals of CLOSED orders minus refunds, by business date. */
export function reportByTime({ db, now }: StoreContext, input: Asked) {
  return inSnapshot(db, (tx) => readByTime(tx, input, now));
}

/** For use within the snapshot of a larger report. */
export async function readByTime(tx: Tx, input: Asked, now: Date): Promise<TimeReport> {
  const { unit } = input;
  const orders = await sumOrders(tx, input, unit);
  const refunds = await sumRefunds(tx, input, unit);
  const others = await sumOthers(tx, input);
  const excess = await sumExcess(tx, input);
  const settings = await settingsAt(tx, input.storeId, now);

  const refunded = new Map(refunds.map(({ key, amount }) => [key, amount]));
  const rows = orders.map(({ key, orders: count, total }) => ({
    key,
    orders: count,
    net: total - (refunded.get(key) ?? 0),
  }));
  const of = <K extends string>(list: readonly Record<K, number>[], key: K) =>
    list.reduce((sum, row) => sum + row[key], 0);
  return {
    rows:
      unit === 'hour' ? inDayOrder(rows, settings.dayStart) : rows.sort((a, b) => a.key.localeCompare(b.key)),
    totals: {
      orders: of(orders, 'orders'),
      net: of(rows, 'net'),
      supply: of(orders, 'supply') - of(refunds, 'supply'),
      vat: of(orders, 'vat') - of(refunds, 'vat'),
      taxFree: of(orders, 'taxFree') - of(refunds, 'taxFree'),
      discounts: of(orders, 'discounts'),
      refunded: of(refunds, 'amount'),
    },
    cancelled: { orders: others.cancelledOrders, total: others.cancelledTotal },
    notYetClosed: { orders: others.openOrders, paid: others.openPaid },
    excess,
    dayStart: settings.dayStart,
  };
}

/** Clock hours from the day start, including hours without sales, so that a chart has no gaps. */
function inDayOrder(rows: readonly { key: string; orders: number; net: number }[], dayStart: number) {
  const found = new Map(rows.map((row) => [row.key, row]));
  return hoursFrom(dayStart).map(
    (hour) => found.get(String(hour)) ?? { key: String(hour), orders: 0, net: 0 },
  );
}
