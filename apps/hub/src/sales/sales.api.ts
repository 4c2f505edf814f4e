import type { OutputOf } from '@maru/contract/endpoint.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';

/** A business day and the same weekday a week before, read from one snapshot. */
export type DayReport = OutputOf<typeof reportRevenue>;

export const salesKeys = {
  all: (storeId: string) => ['sales', storeId] as const,
  list: (storeId: string) => ['sales', storeId, 'list'] as const,
};

export const dayReportQuery = (storeId: string, date: string) =>
  queryOptions({
    queryKey: [...salesKeys.all(storeId), 'day', date] as const,
    queryFn: ({ signal }) => call(reportRevenue, { storeId, date }, { signal }),
    staleTime: 0,
  });

/** Route loader: the day in the address, or today's business day. */
export async function loadRevenue(queryClient: QueryClient, storeId: string, date: string | undefined) {
  const setting = await queryClient.ensureQueryData(generalSettingQuery(storeId));
  const now = new Date();
  const day = date ?? businessDateOf(now, dayStartAt(now, setting));
  await queryClient.ensureQueryData(dayReportQuery(storeId, day));
}
