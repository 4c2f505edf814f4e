import { adjustStock, listStockMoves, type Move } from '@maru/contract/menu/stock.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';

const movesOfPage = 10;

const movesKey = (storeId: string, itemId: string) =>
  [...menuKeys.all(storeId), 'stock-moves', itemId] as const;

/** Moves by hand, newest first. */
export const stockMovesQuery = (storeId: string, itemId: string) =>
  infiniteQueryOptions({
    queryKey: movesKey(storeId, itemId),
    queryFn: ({ signal, pageParam }) =>
      call(
        listStockMoves,
        { storeId, itemId, numberOfElements: movesOfPage, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** Who calls says what went wrong, beside the number. */
export function useAdjustStock(storeId: string, itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: Move) => sendOnce(adjustStock, { storeId, itemId, move }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: menuKeys.book(storeId) }),
        queryClient.invalidateQueries({ queryKey: movesKey(storeId, itemId) }),
      ]),
  });
}
