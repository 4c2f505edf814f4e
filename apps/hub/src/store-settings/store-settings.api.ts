import type { InputOf } from '@maru/contract/endpoint.ts';
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

/** In ms. Settings change rarely, but every screen reads them. */
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
