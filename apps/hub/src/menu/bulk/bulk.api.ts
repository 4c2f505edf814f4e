import type { InputOf } from '@maru/contract/endpoint.ts';
import { changeStoreItems } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';

type BulkInput = Omit<InputOf<typeof changeStoreItems>, 'storeId'>;

/** Changes many items. Settles after the cached menu was refetched. The caller shows errors. */
export function useChangeItems(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: BulkInput) => sendOnce(changeStoreItems, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
  });
}
