import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Breakdown } from '@maru/contract/sales/report-terms.ts';
import type { BreakdownReport, RevenueReport } from '@maru/contract/sales/revenue-report.ts';
import type { reportRevenue as wire } from '@maru/contract/sales/sales.endpoints.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { readByPaymentMethod } from './report-by-payment-method.ts';
import { readBreakdown } from './report-by-store-item.ts';
import { type Asked, readByTime } from './report-by-time.ts';
import { soFarOf, sumHours, sumMovedSoFar } from './so-far.queries.ts';

/** All figures of the revenue screen, of one or two periods, from one snapshot. */
export function reportRevenue({ db, now }: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { by = [], compareFrom, compareTo, ...asked } = input;
  const other = compareFrom && compareTo ? { ...asked, from: compareFrom, to: compareTo } : undefined;
  return inSnapshot(db, async (tx) => ({
    period: await readRevenue(tx, asked, by, now),
    compared: other ? await readRevenue(tx, other, by, now) : null,
    comparedSoFar: other ? await readSoFar(tx, asked, other, now) : null,
  }));
}

/** A day up to the same time of day as a running one; null if these are not two such days. */
async function readSoFar(tx: Tx, { from: today, to, storeId, basis }: Asked, other: Asked, now: Date) {
  const { dayStart } = await settingsAt(tx, storeId, now);
  const date = other.from;
  const isRunning = today === to && today === businessDateOf(now, dayStart);
  if (!isRunning || date !== other.to || date > today) return null;
  if (basis === 'event') return sumMovedSoFar(tx, { storeId, date, today, now });
  return soFarOf(await sumHours(tx, { storeId, dates: [date], today, now }), date);
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
