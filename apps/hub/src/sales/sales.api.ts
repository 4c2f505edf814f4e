import type { RevenueReport } from '@maru/contract/sales/revenue-report.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { addDays, businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';

type Times = RevenueReport['byTime'];
export type HourRow = Pick<Times['rows'][number], 'key' | 'orders' | 'net'>;
/** What the screen shows of a day. */
export type DayTimes = Omit<Times, 'rows' | 'totals'> & {
  rows: HourRow[];
  totals: Omit<Times['totals'], 'gross' | 'pointsUsed' | 'average'>;
};

/** A business day and the same weekday a week before, read from one snapshot. */
export type DayReport = Pick<RevenueReport, 'byPaymentMethod'> & Record<'byTime' | 'weekBefore', DayTimes>;

export const salesKeys = {
  all: (storeId: string) => ['sales', storeId] as const,
  list: (storeId: string) => ['sales', storeId, 'list'] as const,
};

export const dayReportQuery = (storeId: string, date: string) =>
  queryOptions({
    queryKey: [...salesKeys.all(storeId), 'day', date] as const,
    queryFn: ({ signal }) => readDay(storeId, date, signal),
    staleTime: 0,
  });

async function readDay(storeId: string, date: string, signal: AbortSignal): Promise<DayReport> {
  const compareFrom = addDays(date, -7);
  const asked = { storeId, from: date, to: date, unit: 'hour' as const, compareFrom, compareTo: compareFrom };
  const { period, compared } = await call(reportRevenue, asked, { signal });
  return {
    byTime: period.byTime,
    byPaymentMethod: period.byPaymentMethod,
    weekBefore: (compared ?? period).byTime,
  };
}

/** Route loader: the day in the address, or today's business day. */
export async function loadRevenue(queryClient: QueryClient, storeId: string, date: string | undefined) {
  const setting = await queryClient.ensureQueryData(generalSettingQuery(storeId));
  const now = new Date();
  const day = date ?? businessDateOf(now, dayStartAt(now, setting));
  await queryClient.ensureQueryData(dayReportQuery(storeId, day));
}
