import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { getStoreStatus, setStoreStatus } from '@maru/contract/stores/stores.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { storeKeys } from '#hub/stores/stores.api.ts';
import { refetchDelay } from './refetch-delay.ts';

export type StoreStatus = OutputOf<typeof getStoreStatus>;
export type ChosenStatus = InputOf<typeof setStoreStatus>['status'];

const statusQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...storeKeys.one(storeId), 'status'],
    queryFn: ({ signal }) => call(getStoreStatus, { storeId }, { signal }),
    staleTime: 60_000,
  });

/** Opening status, refetched when the opening hours change it next. */
export function useStoreStatus(storeId: string) {
  return useQuery({
    ...statusQuery(storeId),
    refetchInterval: ({ state }) => refetchDelay(state.data?.next?.at, Date.now()),
  }).data;
}

/** Sets the opening status; null follows the opening hours again. A chosen status is shown optimistically and rolled back after any error. */
export function useSetStatus(storeId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = statusQuery(storeId);

  return useMutation({
    mutationFn: (status: ChosenStatus) => sendOnce(setStoreStatus, { storeId, status }),
    onMutate: async (status) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before && status) queryClient.setQueryData(queryKey, { ...before, status, isChosen: true });
      return before;
    },
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    onSettled: (_now, error, _status, before) => {
      if (error) queryClient.setQueryData(queryKey, before);
    },
  });
}
