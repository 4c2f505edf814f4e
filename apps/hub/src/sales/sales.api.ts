import type { OutputOf } from '@maru/contract/endpoint.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBusinessDay } from '#hub/store-settings/use-business-day.ts';
import { type Asked, askedFor, readRevenueAddress } from './revenue/revenue-address.ts';

/** A period and what it is compared with, read from one snapshot. */
export type ComparedReport = OutputOf<typeof reportRevenue>;

export const salesKeys = {
  all: (storeId: string) => ['sales', storeId] as const,
  dashboard: (storeId: string) => ['sales', storeId, 'dashboard'] as const,
  list: (storeId: string) => ['sales', storeId, 'list'] as const,
};

export const revenueQuery = (storeId: string, asked: Asked) => {
  const { period, unit, basis, by, compared } = asked;
  return queryOptions({
    queryKey: [...salesKeys.all(storeId), 'revenue', periodKey(asked), by] as const,
    queryFn: ({ signal }) =>
      call(
        reportRevenue,
        {
          ...{ storeId, ...period, unit, basis },
          ...(basis === 'sale' ? { by: [by] } : {}),
          ...(compared ? { compareFrom: compared.from, compareTo: compared.to } : {}),
        },
        { signal },
      ),
    staleTime: 0,
  });
};

/** Everything in the request except the breakdown. */
function periodKey({ period, unit, basis, compared }: Asked): string {
  const days = [period, compared].map((one) => (one ? `${one.from}~${one.to}` : ''));
  return [...days, unit, basis].join(' ');
}

/** Whether the report of this query is of the same period and differs at most in its breakdown. */
export function isSamePeriod(queryKey: readonly unknown[] | undefined, asked: Asked): boolean {
  return queryKey?.[3] === periodKey(asked);
}

/** Route loader: the report of the address, or today's. */
export async function loadRevenue(
  queryClient: QueryClient,
  storeId: string,
  search: Record<string, unknown>,
) {
  const asked = askedFor(readRevenueAddress(search), await readBusinessDay(queryClient, storeId));
  await queryClient.ensureQueryData(revenueQuery(storeId, asked));
}
