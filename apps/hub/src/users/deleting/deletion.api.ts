import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { deleteUser, getUserDeletion } from '@maru/contract/profile/deletion.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

export type UserDeletion = OutputOf<typeof getUserDeletion>;

/**
 * What the deletion of a user would do to their stores and data. Always stale, because others may change it.
 */
export const deletionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'deletion'],
    queryFn: ({ signal }) => call(getUserDeletion, { userId }, { signal }),
    staleTime: 0,
  });

type Given = Pick<InputOf<typeof deleteUser>, 'password' | 'reason'>;

/** The caller shows errors. After a refusal, the reasons that prevent the deletion are refetched. */
export function useDeleteUser(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => sendOnce(deleteUser, { userId, ...given }),
    meta: { handlesErrors: true },
    onError: () => queryClient.invalidateQueries({ queryKey: deletionQuery(userId).queryKey }),
  });
}
