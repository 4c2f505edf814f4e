import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { getAccessControl, updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sendOnce } from '#hub/lib/send-once.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import { useOwnId } from './use-own-id.ts';

export type AccessControl = OutputOf<typeof getAccessControl>;
export type Member = AccessControl['members'][number];
export type AccessChange = Omit<InputOf<typeof updateAccessControl>, 'storeId'>;

export const accessControlQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['store-access', storeId],
    queryFn: ({ signal }) => call(getAccessControl, { storeId }, { signal }),
  });

/** Members of the store. The store's frame keeps them current. */
export function useMembers(storeId: string): readonly Member[] {
  return useSuspenseQuery(accessControlQuery(storeId)).data.members;
}

/** Adds, changes or removes a member. The caller shows errors at the field they belong to. */
export function useChangeAccess(storeId: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const ownId = useOwnId();
  const { queryKey } = accessControlQuery(storeId);

  return useMutation({
    mutationFn: (change: AccessChange) => sendOnce(updateAccessControl, { storeId, ...change }),
    meta: { handlesErrors: true },
    onSuccess: async (answer) => {
      queryClient.setQueryData(queryKey, answer);
      if (answer.members.some(({ userId, role }) => userId === ownId && role === 'OWNER')) return;
      // The person is no longer an owner and may not see this screen any more.
      await queryClient.fetchQuery({ ...myStoresQuery(), staleTime: 0 });
      await router.invalidate();
    },
    onError: (error) => {
      if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED'))
        queryClient.setQueryData(queryKey, error.detail.row as AccessControl);
      else void queryClient.invalidateQueries({ queryKey });
    },
  });
}
