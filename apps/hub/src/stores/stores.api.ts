import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import {
  getCardMemberships,
  getStore,
  listMyStores,
  listStoreTypes,
  type Store,
  submitStore,
  updateCardMemberships,
  updateStore,
} from '@maru/contract/stores/stores.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

export const storeKeys = {
  mine: ['stores', 'mine'] as const,
  one: (storeId: string) => ['stores', 'one', storeId] as const,
};

/** Events tell of changes as they happen; this is for what was missed. */
const freshFor = 300_000;

export const myStoresQuery = () =>
  queryOptions({
    queryKey: storeKeys.mine,
    queryFn: ({ signal }) => call(listMyStores, {}, { signal }),
    staleTime: freshFor,
  });

/** The signed-in person's stores; loaded before any signed-in screen shows. */
export function useMyStores() {
  return useSuspenseQuery(myStoresQuery()).data;
}

/** All that a store says of itself; receipts and the till read it too. */
export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...storeKeys.one(storeId), 'store'],
    queryFn: ({ signal }) => call(getStore, { storeId }, { signal }),
    staleTime: freshFor,
  });

export function useStoreRow(storeId: string): Store {
  return useSuspenseQuery(storeQuery(storeId)).data;
}

export const storeTypesQuery = () =>
  queryOptions({
    queryKey: ['stores', 'types'],
    queryFn: ({ signal }) => call(listStoreTypes, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const cardMembershipsQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...storeKeys.one(storeId), 'card-memberships'],
    queryFn: ({ signal }) => call(getCardMemberships, { storeId }, { signal }),
    staleTime: freshFor,
  });

/** For the routes of a store's office. */
export async function loadStore(queryClient: QueryClient, storeId: string) {
  await Promise.all([
    queryClient.ensureQueryData(storeQuery(storeId)),
    queryClient.ensureQueryData(storeTypesQuery()),
  ]);
}

type StoreChanges = Omit<InputOf<typeof updateStore>, 'storeId'>;

/** Saves fields of a store. Who calls says what went wrong, at the field where it did. */
export function useUpdateStore(storeId: string) {
  const take = useTakeStore(storeId);
  return useMutation({
    mutationFn: (changes: StoreChanges) => sendOnce(updateStore, { storeId, ...changes }),
    meta: { handlesErrors: true },
    onSuccess: take,
  });
}

/** Hands the application in. */
export function useSubmitStore(storeId: string) {
  const take = useTakeStore(storeId);
  return useMutation({ mutationFn: () => submitOrFind(storeId), onSuccess: take });
}

/** Handed in already, from another device or by another owner: that is what was asked for. */
async function submitOrFind(storeId: string): Promise<Store> {
  try {
    return await sendOnce(submitStore, { storeId });
  } catch (error) {
    if (!isApiError(error, 'APPLICATION_NOT_MOVABLE')) throw error;
    const store = await call(getStore, { storeId });
    if (store.applicationStatus !== 'PENDING') throw error;
    return store;
  }
}

/** The answer takes the place of what was there; the list of stores has its name and state as well. */
function useTakeStore(storeId: string) {
  const queryClient = useQueryClient();
  return (store: Store) => {
    queryClient.setQueryData(storeQuery(storeId).queryKey, store);
    void queryClient.invalidateQueries({ queryKey: storeKeys.mine });
  };
}

export type CardMemberships = OutputOf<typeof getCardMemberships>;

/** Who calls says what went wrong, at the field where it did. */
export function useUpdateCardMemberships(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CardMemberships) => sendOnce(updateCardMemberships, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(cardMembershipsQuery(storeId).queryKey, saved),
  });
}
