import type { InputOf } from '@maru/contract/endpoint.ts';
import {
  changePlaceSlug,
  getPlace,
  type Place,
  publishPlace,
  updatePlace,
  withdrawPlace,
} from '@maru/contract/place/place.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { placeKeys } from './place-keys.ts';

export const placeQuery = (storeId: string) =>
  queryOptions({
    queryKey: placeKeys.one(storeId),
    queryFn: ({ signal }) => call(getPlace, { storeId }, { signal }),
    staleTime: 300_000,
  });

/** The store's page. The route must have loaded it. */
export function usePlace(storeId: string): Place {
  return useSuspenseQuery(placeQuery(storeId)).data;
}

type Draft = Omit<InputOf<typeof updatePlace>, 'storeId'>;

/** Saves the draft. The caller shows errors. */
export function useUpdatePlace(storeId: string) {
  const take = useTakePlace(storeId);
  return useMutation({
    mutationFn: (draft: Draft) => sendOnce(updatePlace, { storeId, ...draft }),
    meta: { handlesErrors: true },
    onSuccess: take,
  });
}

/** Publishes the draft. */
export function usePublishPlace(storeId: string) {
  const take = useTakePlace(storeId);
  return useMutation({
    mutationFn: (version: number) => sendOnce(publishPlace, { storeId, version }),
    meta: { handlesErrors: true },
    onSuccess: take,
  });
}

/** Withdraws the page, so that visitors no longer see it. */
export function useWithdrawPlace(storeId: string) {
  const take = useTakePlace(storeId);
  return useMutation({
    mutationFn: (version: number) => sendOnce(withdrawPlace, { storeId, version }),
    meta: { handlesErrors: true },
    onSuccess: take,
  });
}

/** Changes the address at once. The caller shows errors. */
export function useChangeSlug(storeId: string) {
  const take = useTakePlace(storeId);
  return useMutation({
    mutationFn: (input: { slug: string; version: number }) =>
      sendOnce(changePlaceSlug, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: take,
  });
}

function useTakePlace(storeId: string) {
  const queryClient = useQueryClient();
  return (place: Place) => queryClient.setQueryData(placeQuery(storeId).queryKey, place);
}
