import type { InputOf } from '@maru/contract/endpoint.ts';
import { requestVerificationEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { registerStore } from '@maru/contract/store-access/store-access.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { myStoresQuery, storeKeys } from '#hub/stores/stores.api.ts';

/** Terms for stores, in the language of the page. */
export const storeTermsQuery = (language: string) =>
  queryOptions({
    queryKey: ['terms', 'STORE', language],
    queryFn: ({ signal }) => call(getTermsAndConditions, { articlescope: 'STORE' }, { signal }),
    staleTime: 300_000,
    // Up to three retries, as docs/requirements.md, 8 says.
    retry: (failures, error) => failures < 3 && !isApiError(error),
  });

type Request = InputOf<typeof registerStore>;
type Opened = { storeId: string; isImageLost: boolean };

const imageRefusals = [
  'FILE_NOT_FOUND',
  'FILE_NOT_UPLOADED',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TOO_LARGE',
] as const;

/**
 * Opens the store. An image that cannot be used is left out and can be uploaded later on the store's page. The caller
 * reports every other refusal.
 */
export function useOpenStore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ request, key }: { request: Request; key: string }) => open(request, key),
    // The store's route needs the new list of stores.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: storeKeys.mine }),
    meta: { handlesErrors: true },
  });
}

async function open(request: Request, key: string): Promise<Opened> {
  const { registrationImageKey, ...withoutImage } = request;
  try {
    const { storeId } = await sendOnce(registerStore, request, { key });
    return { storeId, isImageLost: false };
  } catch (error) {
    const isImage = registrationImageKey && imageRefusals.some((code) => isApiError(error, code));
    if (!isImage) throw error;
    const { storeId } = await sendOnce(registerStore, withoutImage, { key });
    return { storeId, isImageLost: true };
  }
}

/** After a lost answer: finds the opened store by its name in a fresh list of the person's stores. */
export function useFindOpened() {
  const queryClient = useQueryClient();
  return async (name: string): Promise<string | undefined> => {
    const stores = await queryClient.fetchQuery({ ...myStoresQuery(), staleTime: 0 });
    return stores.findLast((store) => store.name === name.trim())?.storeId;
  };
}

/** Sends the verification mail again. */
export function useSendVerification() {
  return useMutation({ mutationFn: (username: string) => sendOnce(requestVerificationEmail, { username }) });
}
