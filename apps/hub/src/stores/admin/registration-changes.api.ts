import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  checkRegistrationChange,
  decideRegistrationChange,
} from '@maru/contract/stores/registration-changes.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { useRefetchStore } from './admin-acts.api.ts';

type Decision = Omit<InputOf<typeof decideRegistrationChange>, 'storeId'>;

/** The caller shows errors. */
export function useDecideRegistrationChange(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => sendOnce(decideRegistrationChange, { storeId, ...decision }),
    meta: { handlesErrors: true },
    onSuccess: (store) => queryClient.setQueryData(storeQuery(storeId).queryKey, store),
    onSettled: useRefetchStore(storeId),
  });
}

/** Asks the tax office about the pending number. The mutation cache shows errors. */
export function useCheckRegistrationChange(storeId: string) {
  return useMutation({
    mutationFn: () => sendOnce(checkRegistrationChange, { storeId }),
    onSettled: useRefetchStore(storeId),
  });
}
