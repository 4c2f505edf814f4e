import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { removeProviderKeys, setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import {
  getGeneralSetting,
  getPaymentSetting,
  updateGeneralSetting,
  updatePaymentSetting,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

export const settingKeys = {
  all: (storeId: string) => ['store-settings', storeId] as const,
};

export type ProviderUse = OutputOf<typeof setProviderKeys>;

/** Settings change rarely and are read by every screen. In ms. */
const freshFor = 60_000;

export const generalSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...settingKeys.all(storeId), 'general'],
    queryFn: ({ signal }) => call(getGeneralSetting, { storeId }, { signal }),
    staleTime: freshFor,
  });

export const paymentSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...settingKeys.all(storeId), 'payment'],
    queryFn: ({ signal }) => call(getPaymentSetting, { storeId }, { signal }),
    staleTime: freshFor,
  });

/** Saves the general setting. The caller shows errors at the field they belong to. */
export function useSaveGeneral(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof updateGeneralSetting>, 'storeId'>) =>
      sendOnce(updateGeneralSetting, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(generalSettingQuery(storeId).queryKey, saved),
  });
}

/** Saves the payment setting. The caller shows errors at the field they belong to. */
export function useSavePayment(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof updatePaymentSetting>, 'storeId'>) =>
      sendOnce(updatePaymentSetting, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(paymentSettingQuery(storeId).queryKey, saved),
  });
}

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
