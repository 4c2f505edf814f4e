import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Won } from '../fields.ts';
import { addDays } from '../time/business-date.ts';
import { longestPointReport, pointReportUnits } from './point-report-terms.ts';
import { ActivePoints, KindSums } from './point-sums.ts';

const period = { storeId: Id, from: BusinessDate, to: BusinessDate };

/** zod refinement: the period, with both days included, is not too long. */
function checkPeriod({ from, to }: { from: string; to: string }, context: z.RefinementCtx) {
  if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: 'tooSmall' });
  else if (to >= addDays(from, longestPointReport))
    context.addIssue({ code: 'custom', path: ['to'], message: 'tooLarge' });
}

/** Unbounded, because it counts the points of all customers together. */
const Points = z.int().min(0);

/**
 * earned − takenBack − used + givenBack − expired = change. Merging customers does not change these sums,
 * because the points stay within the store.
 */
const PointSums = z.object({
  earned: Points,
  /** Points that were taken back, deducted for a debt, or forfeited when a customer's data were deleted. */
  takenBack: Points,
  used: Points,
  givenBack: Points,
  expired: Points,
  change: z.int(),
});

const PointsByTime = z.object({
  /**
   * The key is `2026`, `2026-11`, `2026-11-20`, or the hour as `00` to `23`. Periods in which nothing moved
   * are left out. Rows are in order of time, hours from the start of the business day.
   */
  rows: z.array(PointSums.extend({ key: z.string() })),
  totals: PointSums,
});

export const reportPointsByTime = endpoint({
  name: 'reportPointsByTime',
  method: 'GET',
  path: '/v6/point/store/:storeId/report/ymdh',
  summary:
    'Points earned, used and expired by year, month, day or clock hour of the business days on which they moved.',
  access: [member('POINT')],
  input: z
    .strictObject({ ...period, unit: z.enum(pointReportUnits).default('day') })
    .superRefine(checkPeriod),
  output: PointsByTime,
  errors: [],
});

const Sales = z.object({ orders: z.int(), net: Won });

const Loyalty = z.object({
  all: Sales,
  /** Sales to known customers, and of these the sales on which points were used. */
  ofCustomers: Sales,
  withPoints: Sales.extend({ points: Points }),
  /**
   * How many customers completed a sale in the period: all of them, those with their first sale, and those
   * who bought before.
   */
  customers: z.object({ all: z.int(), new: z.int(), returning: z.int() }),
});

export const reportLoyalty = endpoint({
  name: 'reportLoyalty',
  method: 'GET',
  path: '/v6/point/store/:storeId/report/loyalty',
  summary:
    'Completed sales in total, to known customers and with points used; and how many of these customers are new or returning.',
  access: [member('POINT')],
  input: z.strictObject(period).superRefine(checkPeriod),
  output: Loyalty,
  errors: [],
});

export const reportPoints = endpoint({
  name: 'reportPoints',
  method: 'GET',
  path: '/v6/point/store/:storeId/report/points',
  summary:
    'Everything that the points screen shows of a period, and the points that customers have now, from one snapshot.',
  access: [member('POINT')],
  input: z
    .strictObject({ ...period, unit: z.enum(pointReportUnits).default('day') })
    .superRefine(checkPeriod),
  output: z.object({
    byTime: PointsByTime,
    byKind: KindSums,
    loyalty: Loyalty,
    active: ActivePoints,
  }),
  errors: [],
});

export const pointReportEndpoints = [reportPointsByTime, reportLoyalty, reportPoints];
