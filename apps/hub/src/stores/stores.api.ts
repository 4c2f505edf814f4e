import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  getStore,
  listMyStores,
  listStoreTypes,
  type Store,
  submitStore,
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

/** In ms. Events announce changes; this covers missed events. */
export const freshFor = 300_000;

export const myStoresQuery = () =>
  queryOptions({
    queryKey: storeKeys.mine,
    queryFn: ({ signal }) => call(listMyStores, {}, { signal }),
    staleTime: freshFor,
  });

/** The person's stores. Loaded before any signed-in screen. */
export function useMyStores() {
  return useSuspenseQuery(myStoresQuery()).data;
}

/** Public information and settings of a store. Receipts and the till use it too. */
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

/** Route loader of the office screens. */
export async function loadStore(queryClient: QueryClient, storeId: string) {
  await Promise.all([
    queryClient.ensureQueryData(storeQuery(storeId)),
    queryClient.ensureQueryData(storeTypesQuery()),
  ]);
}

type StoreChanges = Omit<InputOf<typeof updateStore>, 'storeId'>;

/** Saves fields of a store. The caller shows errors at the field they belong to. */
export function useUpdateStore(storeId: string) {
  const take = useTakeStore(storeId);
  return useMutation({
    mutationFn: (changes: StoreChanges) => sendOnce(updateStore, { storeId, ...changes }),
    meta: { handlesErrors: true },
    onSuccess: take,
  });
}

/** Submits the application. */
export function useSubmitStore(storeId: string) {
  const take = useTakeStore(storeId);
  return useMutation({ mutationFn: () => submitOrFind(storeId), onSuccess: take });
}

/** If another device or owner has submitted it already, that counts as success. */
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

/** Caches an answer, and invalidates the list of stores, which shows name and status too. */
function useTakeStore(storeId: string) {
  const queryClient = useQueryClient();
  return (store: Store) => {
    queryClient.setQueryData(storeQuery(storeId).queryKey, store);
    void queryClient.invalidateQueries({ queryKey: storeKeys.mine });
  };
}
