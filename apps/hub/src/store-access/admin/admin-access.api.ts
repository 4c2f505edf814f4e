import { listAccessOf, updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { AccessChange } from '#hub/store-access/store-access.api.ts';
import { accessQuery } from '#hub/stores/admin/admin.api.ts';
import { useRefetchStore } from '#hub/stores/admin/admin-acts.api.ts';

/** The stores that a user is a member of. */
export const accessOfQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'user', userId, 'access'],
    queryFn: ({ signal }) => call(listAccessOf, { id: userId }, { signal }),
    staleTime: 0,
  });

/** The caller shows errors. */
export function useChangeAccessAsAdmin(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: AccessChange) => sendOnce(updateAccessControl, { storeId, ...change }),
    meta: { handlesErrors: true },
    onSuccess: (access) => queryClient.setQueryData(accessQuery(storeId).queryKey, access),
    onSettled: useRefetchStore(storeId),
  });
}
