import { listOwnInvitations } from '@maru/contract/store-access/invitations.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

/** Open invitations to the person's address. No event announces new ones. */
export const ownInvitationsQuery = () =>
  queryOptions({
    queryKey: ['own-invitations'],
    queryFn: ({ signal }) => call(listOwnInvitations, {}, { signal }),
    staleTime: 0,
  });

export function useOwnInvitations() {
  return useSuspenseQuery(ownInvitationsQuery()).data;
}
