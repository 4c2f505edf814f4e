import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Breakdown } from '@maru/contract/sales/report-terms.ts';
import type { BreakdownReport, BreakdownRow } from '@maru/contract/sales/revenue-report.ts';
import type { reportByStoreItem as wire } from '@maru/contract/sales/sales.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { type LineRow, sumLines, sumOptions } from './line-sums.queries.ts';
import { readTenders } from './report-by-payment-method.ts';
import type { Asked } from './report-by-time.ts';
import type { Period } from './report-period.queries.ts';
import { sumOrders, sumRefunds } from './sales.queries.ts';
import { listSoldNames, type Named } from './sold-names.queries.ts';

/** Revenue by what was sold: the lines of the same orders as in the report by time. */
export function reportByStoreItem({ db }: StoreContext, { by, ...period }: ParsedInputOf<typeof wire>) {
  return inSnapshot(db, (tx) => readBreakdown(tx, period, by));
}

/** For use within the snapshot of a larger report. Only the breakdown by payment type supports the basis `event`. */
export async function readBreakdown(
  tx: Tx,
  period: Omit<Asked, 'unit'>,
  by: Breakdown,
): Promise<BreakdownReport> {
  const rows = await rowsBy(tx, period, by);
  rows.sort((a, b) => b.net - a.net || keyOf(a).localeCompare(keyOf(b)));
  return { by, rows, net: rows.reduce((sum, { net }) => sum + net, 0) };
}

const keyOf = ({ id, type }: Pick<BreakdownRow, 'id' | 'type'>) => id ?? type ?? '';
const unnamed = { id: null, name: null, nameEn: null, isDeleted: false };

async function rowsBy(tx: Tx, period: Omit<Asked, 'unit'>, by: Breakdown): Promise<BreakdownRow[]> {
  if (by === 'paymentType') return rowsByTender(tx, period);
  if (by === 'orderType') return rowsByOrderType(tx, period);
  if (by === 'itemOrderType') {
    const sums = await sumLines(tx, period, by);
    return sums.map((row) => ({ ...unnamed, ...row, net: netOf(row) }));
  }
  return named(
    tx,
    period.storeId,
    by,
    by === 'option' ? await sumOptions(tx, period) : await sumLines(tx, period, by),
  );
}

async function named(tx: Tx, storeId: string, by: Named, sums: readonly LineRow[]): Promise<BreakdownRow[]> {
  const names = await listSoldNames(
    tx,
    storeId,
    by,
    sums.flatMap(({ id }) => id ?? []),
  );
  return sums.map((row) => ({ ...unnamed, ...(row.id && names.get(row.id)), ...row, net: netOf(row) }));
}

async function rowsByOrderType(tx: Tx, period: Period): Promise<BreakdownRow[]> {
  const orders = await sumOrders(tx, period, 'orderType');
  const refunds = await sumRefunds(tx, period, 'orderType');
  const taken = new Map(refunds.map(({ key, amount }) => [key, amount]));
  return orders.map(({ key, orders: count, gross, discounts, pointsUsed }) => {
    const sums = { gross, discounts, pointsUsed, refunded: taken.get(key) ?? 0 };
    return { ...unnamed, type: key, orders: count, quantity: null, ...sums, net: netOf(sums) };
  });
}

async function rowsByTender(tx: Tx, period: Omit<Asked, 'unit'>): Promise<BreakdownRow[]> {
  const tenders = await readTenders(tx, period);
  return tenders.map(({ type, orders, approved, refunded }) => ({
    ...{ ...unnamed, type, orders, quantity: null },
    ...{ gross: approved, discounts: 0, pointsUsed: 0, refunded, net: approved - refunded },
  }));
}

function netOf({
  gross,
  discounts,
  pointsUsed,
  refunded,
}: Record<'gross' | 'discounts' | 'pointsUsed' | 'refunded', number>) {
  return gross - discounts - pointsUsed - refunded;
}
