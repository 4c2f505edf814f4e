import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { setPlaceEnabled, sortStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { SortedList } from '#hub/lib/sorting/sort-queue.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';
import { showOptimistically } from '#hub/menu/show-optimistically.ts';
import { placePart } from './place-part.ts';

type Showing = { item: CompactItem; placeEnabled: boolean };

export function useSetPlaceEnabled(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Runs presses in order, so that the last one wins.
    scope: { id: `place ${storeId}` },
    mutationFn: ({ item, placeEnabled }: Showing) =>
      sendOnce(setPlaceEnabled, { storeId, itemIds: [item.id], placeEnabled }),
    onMutate: ({ item, placeEnabled }) =>
      showOptimistically(queryClient, storeId, placePart(item), { placeEnabled }),
    onSettled: (answer, _error, { item, placeEnabled }, settle) => {
      const version = answer?.items.find(({ id }) => id === item.id)?.version;
      settle?.(answer && { value: { placeEnabled, ...(version !== undefined && { version }) } });
    },
  });
}

export function useSaveOrder(storeId: string, categoryId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, version }: SortedList) =>
      sendOnce(sortStoreItems, { storeId, categoryId, version, ids: [...ids] }),
    meta: { handlesErrors: true },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
  });
}
