import type { InputOf } from '@maru/contract/endpoint.ts';
import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { deleteStoreItem, type StoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { throughLock } from '#hub/lib/locked.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { menuBookQuery, useRefreshMenu } from '#hub/menu/menu.api.ts';
import { withSaved } from '#hub/menu/menu-book.ts';

type Said = Omit<InputOf<typeof setStoreItem>, 'storeId'>;

/** Makes an item or changes one, once however often it is asked for; done once the menu of this device has it, also where asking for that fails. Who calls says what went wrong. */
export function useSaveItem(storeId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = menuBookQuery(storeId);
  const refresh = useRefreshMenu(storeId);
  return async (said: Said): Promise<StoreItem> => {
    const saved = await sendOnce(setStoreItem, { storeId, ...said });
    queryClient.setQueryData(queryKey, (book) => book && withSaved(book, saved));
    await refresh();
    return saved;
  };
}

export function useDeleteItem(storeId: string) {
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: (item: { id: string; version: number }) =>
      throughLock(() => call(deleteStoreItem, { storeId, ...item })),
    onSettled: () => void refresh(),
  });
}

/** A category that is missing while an item is written. Who calls says what went wrong. */
export function useAddCategory(storeId: string) {
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: async (name: string) => {
      const made = await throughLock(() => call(setCategory, { storeId, name, nameEn: null }));
      await refresh();
      return made;
    },
    meta: { handlesErrors: true },
  });
}
