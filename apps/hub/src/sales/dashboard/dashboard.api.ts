import type { OutputOf } from '@maru/contract/endpoint.ts';
import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import { setTendersChosen } from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import { setWorksAlone } from '@maru/contract/store-settings/works-alone.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { salesKeys } from '#hub/sales/sales.api.ts';

export type Dashboard = OutputOf<typeof getDashboard>;

/** A busy store sends several events a second; in ms. */
const freshFor = 5_000;

export const dashboardQuery = (storeId: string) =>
  queryOptions({
    queryKey: salesKeys.dashboard(storeId),
    queryFn: ({ signal }) => call(getDashboard, { storeId }, { signal }),
    staleTime: freshFor,
    meta: { atMostEvery: freshFor },
  });

/** Keeps that the payment methods are right as they are. */
export function useKeepTenders(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce(setTendersChosen, { storeId, tendersChosen: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: salesKeys.dashboard(storeId) }),
  });
}

/** Keeps that the owner works alone. */
export function useWorkAlone(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce(setWorksAlone, { storeId, worksAlone: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: salesKeys.dashboard(storeId) }),
  });
}
