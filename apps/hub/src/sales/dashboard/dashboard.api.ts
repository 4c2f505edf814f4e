import type { OutputOf } from '@maru/contract/endpoint.ts';
import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import { setTendersChosen } from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import { setWorksAlone } from '@maru/contract/store-settings/works-alone.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { salesKeys } from '#hub/sales/sales.api.ts';

export type Dashboard = OutputOf<typeof getDashboard>;

/** In ms. A busy store sends several events per second. */
const freshFor = 5_000;

export const dashboardQuery = (storeId: string) =>
  queryOptions({
    queryKey: salesKeys.dashboard(storeId),
    queryFn: ({ signal }) => call(getDashboard, { storeId }, { signal }),
    staleTime: freshFor,
    meta: { atMostEvery: freshFor },
  });

/** Records that the payment methods need no change. */
export function useKeepTenders(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce(setTendersChosen, { storeId, tendersChosen: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: salesKeys.dashboard(storeId) }),
  });
}

/** Records that the owner works without staff. */
export function useWorkAlone(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce(setWorksAlone, { storeId, worksAlone: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: salesKeys.dashboard(storeId) }),
  });
}
