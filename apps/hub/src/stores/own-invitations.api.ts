import { listOwnInvitations } from '@maru/contract/store-access/invitations.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

/** Stores that invited the person's address and wait for an answer; nothing tells when there is another. */
export const ownInvitationsQuery = () =>
  queryOptions({
    queryKey: ['own-invitations'],
    queryFn: ({ signal }) => call(listOwnInvitations, {}, { signal }),
    staleTime: 0,
  });

export function useOwnInvitations() {
  return useSuspenseQuery(ownInvitationsQuery()).data;
}
