import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { removeProviderKeys, setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';

export type ProviderUse = OutputOf<typeof setProviderKeys>;

/** Sets the store's keys at its payment provider. The dialog shows why they were refused. */
export function useSetProviderKeys(storeId: string) {
  const showUse = useShowProviderUse(storeId);
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof setProviderKeys>, 'storeId'>) =>
      sendOnce(setProviderKeys, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: showUse,
  });
}

export function useRemoveProviderKeys(storeId: string) {
  const showUse = useShowProviderUse(storeId);
  return useMutation({
    mutationFn: () => sendOnce(removeProviderKeys, { storeId }),
    onSuccess: showUse,
  });
}

function useShowProviderUse(storeId: string) {
  const queryClient = useQueryClient();
  return (use: ProviderUse) =>
    queryClient.setQueryData(
      paymentSettingQuery(storeId).queryKey,
      (setting) => setting && { ...setting, ...use },
    );
}
