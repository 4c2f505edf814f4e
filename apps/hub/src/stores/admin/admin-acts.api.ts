import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  addAdminComment,
  checkBusiness,
  updateStoreApplicationStatus,
} from '@maru/contract/stores/admin-stores.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { storeKeys, storeQuery } from '#hub/stores/stores.api.ts';
import { adminKeys } from './admin.api.ts';

/** Refetches everything about a store, after an act or its refusal. */
export function useRefetchStore(storeId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: storeKeys.one(storeId) }),
      queryClient.invalidateQueries({ queryKey: adminKeys.one(storeId) }),
      queryClient.invalidateQueries({ queryKey: adminKeys.lists }),
    ]);
}

type Decision = Omit<InputOf<typeof updateStoreApplicationStatus>, 'storeId'>;

/** The caller shows errors. */
export function useMoveApplication(storeId: string) {
  const queryClient = useQueryClient();
  const lookAgain = useRefetchStore(storeId);
  return useMutation({
    mutationFn: (decision: Decision) => sendOnce(updateStoreApplicationStatus, { storeId, ...decision }),
    meta: { handlesErrors: true },
    onSuccess: (store) => queryClient.setQueryData(storeQuery(storeId).queryKey, store),
    onSettled: lookAgain,
  });
}

export function useCheckBusiness(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce(checkBusiness, { storeId }),
    onSuccess: (check) => queryClient.setQueryData(adminKeys.check(storeId), check),
    onSettled: useRefetchStore(storeId),
  });
}

export function useAddComment(storeId: string) {
  return useMutation({
    mutationFn: (content: string) => sendOnce(addAdminComment, { storeId, content }),
    onSuccess: useRefetchStore(storeId),
  });
}
