import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { addMonths, monthOf } from '#hub/lib/days/month.ts';
import { salesKeys } from '#hub/sales/sales.api.ts';
import { readBusinessDay } from '#hub/store-settings/use-business-day.ts';
import { readCalendarAddress } from './calendar-address.ts';
import { holidaysOf } from './holidays.ts';

/** In ms. In a busy store every new order would otherwise sum the month again. */
const freshFor = 10_000;

/** The sales of a month by business day. */
export const monthReportQuery = (storeId: string, month: string) =>
  queryOptions({
    queryKey: [...salesKeys.all(storeId), 'month', month] as const,
    queryFn: ({ signal }) =>
      call(
        reportByTime,
        { storeId, from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1), unit: 'day' },
        { signal },
      ),
    staleTime: freshFor,
    meta: { atMostEvery: freshFor },
  });

/** The public holidays of a year, from a static file of the page. */
export const holidaysQuery = (year: string) =>
  queryOptions({
    queryKey: ['holidays', year] as const,
    queryFn: () => holidaysOf(year),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Route loader: the month in the address, or that of today's business day. */
export async function loadMonth(queryClient: QueryClient, storeId: string, search: Record<string, unknown>) {
  const today = await readBusinessDay(queryClient, storeId);
  const month = readCalendarAddress(search).month ?? monthOf(today);
  await Promise.all([
    queryClient.ensureQueryData(monthReportQuery(storeId, month)),
    // The calendar is also correct without the marks of holidays, so a failure is not an error of the screen.
    queryClient.prefetchQuery(holidaysQuery(month.slice(0, 4))),
  ]);
}
