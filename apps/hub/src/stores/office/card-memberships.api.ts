import type { OutputOf } from '@maru/contract/endpoint.ts';
import {
  getCardMemberships,
  updateCardMemberships,
} from '@maru/contract/stores/card-memberships.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { freshFor, storeKeys } from '#hub/stores/stores.api.ts';

export const cardMembershipsQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...storeKeys.one(storeId), 'card-memberships'],
    queryFn: ({ signal }) => call(getCardMemberships, { storeId }, { signal }),
    staleTime: freshFor,
  });

export type CardMemberships = OutputOf<typeof getCardMemberships>;

/** The caller shows errors at the field they belong to. */
export function useUpdateCardMemberships(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CardMemberships) => sendOnce(updateCardMemberships, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(cardMembershipsQuery(storeId).queryKey, saved),
  });
}
