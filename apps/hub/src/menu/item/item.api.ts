import type { InputOf } from '@maru/contract/endpoint.ts';
import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { deleteStoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { withSaved } from '#hub/menu/cached-menu.ts';
import { menuQuery, useRefreshMenu } from '#hub/menu/menu.api.ts';

type ItemInput = Omit<InputOf<typeof setStoreItem>, 'storeId'>;

/** Creates or changes an item. Settles after the cached menu has it. The caller shows errors. */
export function useSaveItem(storeId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = menuQuery(storeId);
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: (input: ItemInput) => sendOnce(setStoreItem, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, (menu) => menu && withSaved(menu, saved));
      return refresh();
    },
  });
}

export function useDeleteItem(storeId: string) {
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: (item: { id: string; version: number }) => sendOnce(deleteStoreItem, { storeId, ...item }),
    onSettled: () => void refresh(),
  });
}

/** Creates a category from within the item form. The caller shows errors. */
export function useAddCategory(storeId: string) {
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: (name: string) => sendOnce(setCategory, { storeId, name, nameEn: null }),
    meta: { handlesErrors: true },
    onSuccess: () => refresh(),
  });
}
