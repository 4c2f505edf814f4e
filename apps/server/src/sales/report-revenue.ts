import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Breakdown } from '@maru/contract/sales/report-terms.ts';
import type { BreakdownReport, RevenueReport } from '@maru/contract/sales/revenue-report.ts';
import type { reportRevenue as wire } from '@maru/contract/sales/sales.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { readByPaymentMethod } from './report-by-payment-method.ts';
import { readBreakdown } from './report-by-store-item.ts';
import { type Asked, readByTime } from './report-by-time.ts';

/** All figures of the revenue screen, of one or two periods, from one snapshot. */
export function reportRevenue({ db, now }: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { by = [], compareFrom, compareTo, ...asked } = input;
  const other = compareFrom && compareTo && { ...asked, from: compareFrom, to: compareTo };
  return inSnapshot(db, async (tx) => ({
    period: await readRevenue(tx, asked, by, now),
    compared: other ? await readRevenue(tx, other, by, now) : null,
  }));
}

async function readRevenue(
  tx: Tx,
  asked: Asked,
  by: readonly Breakdown[],
  now: Date,
): Promise<RevenueReport> {
  const breakdowns: BreakdownReport[] = [];
  const byTime = await readByTime(tx, asked, now);
  const byPaymentMethod = await readByPaymentMethod(tx, asked);
  for (const each of new Set(by)) breakdowns.push(await readBreakdown(tx, asked, each));
  return { from: asked.from, to: asked.to, byTime, byPaymentMethod, breakdowns };
}
