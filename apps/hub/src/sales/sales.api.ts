import type { OutputOf } from '@maru/contract/endpoint.ts';
import { reportByPaymentMethod, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { addDays, businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';

export type ReportByTime = OutputOf<typeof reportByTime>;
export type ReportByPaymentMethod = OutputOf<typeof reportByPaymentMethod>;

/** A business day, and the same weekday a week before to compare it with. */
export type DayReport = { byTime: ReportByTime; byMethod: ReportByPaymentMethod; weekBefore: ReportByTime };

export const salesKeys = {
  all: (storeId: string) => ['sales', storeId] as const,
};

const mostTries = 3;

async function askForDay(storeId: string, date: string, signal: AbortSignal): Promise<DayReport> {
  const on = (day: string) => ({ storeId, from: day, to: day });
  for (let tries = 1; ; tries += 1) {
    const [byTime, byMethod, weekBefore] = await Promise.all([
      call(reportByTime, { ...on(date), unit: 'hour' }, { signal }),
      call(reportByPaymentMethod, on(date), { signal }),
      call(reportByTime, { ...on(addDays(date, -7)), unit: 'hour' }, { signal }),
    ]);
    // Two calls are two moments: where an order changed between them, both are asked again.
    if (byTime.totals.net === byMethod.net || tries === mostTries) return { byTime, byMethod, weekBefore };
  }
}

export const dayReportQuery = (storeId: string, date: string) =>
  queryOptions({
    queryKey: [...salesKeys.all(storeId), 'day', date] as const,
    queryFn: ({ signal }) => askForDay(storeId, date, signal),
    staleTime: 0,
  });

/** For the route: the day of the address, or today's business day. */
export async function loadRevenue(queryClient: QueryClient, storeId: string, date: string | undefined) {
  const setting = await queryClient.ensureQueryData(generalSettingQuery(storeId));
  const now = new Date();
  const day = date ?? businessDateOf(now, dayStartAt(now, setting));
  await queryClient.ensureQueryData(dayReportQuery(storeId, day));
}
