import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { setPlaceEnabled, setSoldOut, sortStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { type SoldOutWish, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { call } from '@maru/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { throughLock } from '#hub/lib/locked.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';
import type { MenuBook } from '#hub/menu/menu-book.ts';
import type { SortedList } from '#hub/menu/sorting/sort-queue.ts';
import { patchItem } from './patch-items.ts';

type Wish = { item: CompactItem; soldOut: SoldOutWish };

/** Shown at once; when tomorrow begins the server says. */
export function useSetSoldOut(storeId: string) {
  const patch = usePatch(storeId);
  return useMutation({
    // One after another, so that the last choice is the one that stays.
    scope: { id: `sold-out ${storeId}` },
    mutationFn: ({ item, soldOut }: Wish) => call(setSoldOut, { storeId, itemIds: [item.id], soldOut }),
    onMutate: ({ item, soldOut }) => patch(item.id, { soldOutUntil: provisional(soldOut) }),
    onSuccess: ({ soldOutUntil }, { item }) => patch(item.id, { soldOutUntil }),
    onSettled: (_answer, error, { item }, before) => {
      if (error && before) patch(item.id, { soldOutUntil: before.soldOutUntil });
    },
  });
}

type Showing = { item: CompactItem; placeEnabled: boolean };

export function useSetPlaceEnabled(storeId: string) {
  const patch = usePatch(storeId);
  return useMutation({
    scope: { id: `place ${storeId}` },
    mutationFn: ({ item, placeEnabled }: Showing) =>
      throughLock(() => call(setPlaceEnabled, { storeId, itemIds: [item.id], placeEnabled })),
    onMutate: ({ item, placeEnabled }) => patch(item.id, { placeEnabled }),
    onSuccess: ({ items }, { item }) => {
      for (const { version } of items) patch(item.id, { version });
    },
    onSettled: (_answer, error, { item }, before) => {
      if (error && before) patch(item.id, { placeEnabled: before.placeEnabled });
    },
  });
}

export function useSaveOrder(storeId: string, categoryId: string) {
  const queryClient = useQueryClient();
  return async (ids: readonly string[], version: number): Promise<SortedList> => {
    const saved = await throughLock(() =>
      call(sortStoreItems, { storeId, categoryId, version, ids: [...ids] }),
    );
    void queryClient.invalidateQueries({ queryKey: menuKeys.book(storeId) });
    return saved;
  };
}

/** Changes an item in the book; gives it as it stood there before. */
function usePatch(storeId: string) {
  const queryClient = useQueryClient();
  const queryKey = menuKeys.book(storeId);
  return (itemId: string, change: Parameters<typeof patchItem>[2]): CompactItem | undefined => {
    const book = queryClient.getQueryData<MenuBook>(queryKey);
    if (book) queryClient.setQueryData<MenuBook>(queryKey, patchItem(book, itemId, change));
    return book?.items.find(({ id }) => id === itemId);
  };
}

/** Until the server has said when the next business day begins. */
function provisional(soldOut: SoldOutWish): string | null {
  if (soldOut === 'NO') return null;
  return soldOut === 'UNTIL_CHANGED' ? untilChanged : new Date(Date.now() + 86_400_000).toISOString();
}
