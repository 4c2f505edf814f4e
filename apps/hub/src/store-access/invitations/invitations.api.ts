import { inviteMember, withdrawInvitation } from '@maru/contract/store-access/invitations.endpoints.ts';
import type { Right } from '@maru/contract/store-access/rights.ts';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { type AccessControl, accessControlQuery } from '#hub/store-access/store-access.api.ts';

export type Invitation = AccessControl['invitations'][number];
export type Invited = { username: string; rights: readonly Right[] };

/** Open invitations of a store, newest first. */
export function useInvitations(storeId: string): readonly Invitation[] {
  return useSuspenseQuery(accessControlQuery(storeId)).data.invitations;
}

/** Sends the mail of a new or an open invitation. The caller shows errors. */
export function useInvite(storeId: string) {
  return useAccessAct(storeId, ({ username, rights }: Invited) =>
    sendOnce(inviteMember, { storeId, username, rights: [...rights] }),
  );
}

export function useWithdraw(storeId: string) {
  return useAccessAct(storeId, (invitationId: string) =>
    sendOnce(withdrawInvitation, { storeId, invitationId }),
  );
}

function useAccessAct<Input>(storeId: string, act: (input: Input) => Promise<AccessControl>) {
  const queryClient = useQueryClient();
  const { queryKey } = accessControlQuery(storeId);
  return useMutation({
    mutationFn: act,
    meta: { handlesErrors: true },
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
