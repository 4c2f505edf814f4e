import type { OutputOf } from '@maru/contract/endpoint.ts';
import { undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';

export type Undone = OutputOf<typeof undoMenuChange>;

/** Undoes a change. Settles after the cached menu was refetched. The caller shows errors. */
export function useUndoChange(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changeId: string) => sendOnce(undoMenuChange, { storeId, changeId }),
    meta: { handlesErrors: true },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
        queryClient.invalidateQueries({ queryKey: menuKeys.changes(storeId) }),
      ]),
  });
}
