import {
  closeStore,
  getCloseRequest,
  refuseCloseRequest,
  withdrawCloseRequest,
} from '@maru/contract/stores/closing.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { freshFor, storeKeys } from '#hub/stores/stores.api.ts';

/** The latest request to close a store; null if there was none. */
export const closeRequestQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...storeKeys.one(storeId), 'close-request'],
    queryFn: ({ signal }) => call(getCloseRequest, { storeId }, { signal }),
    staleTime: freshFor,
  });

function useCloseRequestAct<Input>(storeId: string, act: (input: Input) => ReturnType<typeof ask>) {
  const queryClient = useQueryClient();
  const { queryKey } = closeRequestQuery(storeId);
  return useMutation({
    mutationFn: act,
    onSuccess: (request) => queryClient.setQueryData(queryKey, request),
    // The mutation cache shows a refusal.
    onSettled: (_request, error) => (error ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
}

const ask = (storeId: string, reason: string) => sendOnce(closeStore, { storeId, reason });

export function useAskToClose(storeId: string) {
  return useCloseRequestAct(storeId, (reason: string) => ask(storeId, reason));
}

export function useWithdrawCloseRequest(storeId: string) {
  return useCloseRequestAct(storeId, (id: string) => sendOnce(withdrawCloseRequest, { storeId, id }));
}

export function useRefuseCloseRequest(storeId: string) {
  type Refusal = { id: string; reason: string };
  return useCloseRequestAct(storeId, (refusal: Refusal) =>
    sendOnce(refuseCloseRequest, { storeId, ...refusal }),
  );
}
