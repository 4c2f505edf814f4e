import {
  getStorePhoneReset,
  requestStorePhoneReset,
  stopStorePhoneReset,
} from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { appLockKeys } from '#hub/app-lock/atu-setting.api.ts';
import { sendOnce } from '#hub/lib/send-once.ts';

/** The last change of a lost store phone. It is polled, because admins have no event stream. */
export const phoneResetQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...appLockKeys.all(storeId), 'phone-reset'],
    queryFn: ({ signal }) => call(getStorePhoneReset, { storeId }, { signal }),
    staleTime: 0,
    refetchInterval: 15_000,
  });

type Request = Omit<InputOf<typeof requestStorePhoneReset>, 'storeId'>;

/** The caller shows errors. */
export function useRequestPhoneReset(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => sendOnce(requestStorePhoneReset, { storeId, ...request }),
    meta: { handlesErrors: true },
    onSuccess: (reset) => queryClient.setQueryData(phoneResetQuery(storeId).queryKey, reset),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appLockKeys.all(storeId) }),
  });
}

/** `onStopped` runs even if the card that called it is no longer mounted. */
export function useStopPhoneReset(storeId: string, onStopped: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce(stopStorePhoneReset, { storeId }),
    onSuccess: onStopped,
    onSettled: () => queryClient.invalidateQueries({ queryKey: appLockKeys.all(storeId) }),
  });
}
