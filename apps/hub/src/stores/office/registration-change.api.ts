import { withdrawRegistrationChange } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { storeKeys, storeQuery } from '#hub/stores/stores.api.ts';

/** Takes back the changed registration that waits. One that has ended meanwhile is read again. */
export function useWithdrawRegistrationChange(storeId: string, onWithdrawn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => sendOnce(withdrawRegistrationChange, { storeId, version }),
    onSuccess: (store) => {
      queryClient.setQueryData(storeQuery(storeId).queryKey, store);
      onWithdrawn();
    },
    // A refusal is said by the mutation cache.
    onSettled: (_store, error) =>
      error ? queryClient.invalidateQueries({ queryKey: storeKeys.one(storeId) }) : undefined,
  });
}
