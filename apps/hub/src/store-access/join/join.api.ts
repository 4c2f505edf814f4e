import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { acceptInvitation, getInvitation } from '@maru/contract/store-access/invitations.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { ownInvitationsQuery } from '#hub/stores/own-invitations.api.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';

export type InvitationOfLink = OutputOf<typeof getInvitation>;

/** The invitation of a link; null if the link is unknown. */
const linkedQuery = (token: string) =>
  queryOptions({
    queryKey: ['own-invitations', 'linked', token],
    queryFn: async ({ signal }) => {
      try {
        return await call(getInvitation, { token }, { signal });
      } catch (error) {
        if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'WRONG_FORMAT')) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

export async function loadInvitations(queryClient: QueryClient, token: string | undefined) {
  await Promise.all([
    queryClient.ensureQueryData(ownInvitationsQuery()),
    token !== undefined && queryClient.ensureQueryData(linkedQuery(token)),
  ]);
}

export function useLinked(token: string): InvitationOfLink | null {
  return useSuspenseQuery(linkedQuery(token)).data;
}

/** Joins a store and goes there. The caller shows errors. */
export function useAccept() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (by: InputOf<typeof acceptInvitation>) => sendOnce(acceptInvitation, by),
    meta: { handlesErrors: true },
    onSuccess: async ({ storeId }) => {
      await queryClient.fetchQuery({ ...myStoresQuery(), staleTime: 0 });
      await navigate({ to: paths.storeHome({ storeId }), replace: true });
      queryClient.removeQueries({ queryKey: ownInvitationsQuery().queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ownInvitationsQuery().queryKey }),
  });
}
