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
  return inSnapshot(db, async (tx) => {
    const { dayStart } = await settingsAt(tx, asked.storeId, now);
    const period = await readRevenue(tx, asked, by, dayStart);
    if (!other) return { period, compared: null, comparedSoFar: null };
    const compared = await readRevenue(tx, other, by, dayStart);
    return {
      period,
      compared,
      comparedSoFar: await readSoFar(tx, { asked, other, compared, now, dayStart }),
    };
  });
}

type Compared = { asked: Asked; other: Asked; compared: RevenueReport; now: Date; dayStart: number };

/**
 * The compared period, cut on its last day at the present time of day. Null unless the reported period ends with today.
 */
async function readSoFar(tx: Tx, { asked: { storeId, to: today, basis }, other, ...rest }: Compared) {
  const { compared, now, dayStart } = rest;
  const last = other.to;
  if (today !== businessDateOf(now, dayStart) || last > today) return null;
  if (basis === 'event') return sumMovedSoFar(tx, { ...other, today, now });
  const hours = await sumHours(tx, { storeId, dates: [last], today, now });
  const { orders, net } = compared.byTime.totals;
  const soFar = soFarOf(hours, last);
  return {
    orders: hours.reduce((left, hour) => left - hour.orders, orders + soFar.orders),
    net: hours.reduce((left, hour) => left - hour.net, net + soFar.net),
  };
}

async function readRevenue(
  tx: Tx,
  asked: Asked,
  by: readonly Breakdown[],
  dayStart: number,
): Promise<RevenueReport> {
  const breakdowns: BreakdownReport[] = [];
  const byTime = await readByTime(tx, asked, dayStart);
  const byPaymentMethod = await readByPaymentMethod(tx, asked);
  for (const each of new Set(by)) breakdowns.push(await readBreakdown(tx, asked, each));
  return { from: asked.from, to: asked.to, byTime, byPaymentMethod, breakdowns };
}
