import { withdrawRegistrationChange } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { storeKeys, storeQuery } from '#hub/stores/stores.api.ts';

/** Withdraws the pending change of the registration. If it has ended meanwhile, it is refetched. */
export function useWithdrawRegistrationChange(storeId: string, onWithdrawn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => sendOnce(withdrawRegistrationChange, { storeId, version }),
    onSuccess: (store) => {
      queryClient.setQueryData(storeQuery(storeId).queryKey, store);
      onWithdrawn();
    },
    // The mutation cache shows a refusal.
    onSettled: (_store, error) =>
      error ? queryClient.invalidateQueries({ queryKey: storeKeys.one(storeId) }) : undefined,
  });
}
