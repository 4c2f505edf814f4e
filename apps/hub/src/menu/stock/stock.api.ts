import type { OutputOf } from '@maru/contract/endpoint.ts';
import { adjustStock, listStockMoves, type Move } from '@maru/contract/menu/stock.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';

export type StockMove = OutputOf<typeof listStockMoves>['content'][number];

const movesOfPage = 10;

const movesKey = (storeId: string, itemId: string) => [...menuKeys.stockMoves(storeId), itemId] as const;

/** What changed the stock beside orders, by hand or by an import and its undo, newest first. */
export const stockMovesQuery = (storeId: string, itemId: string) =>
  infiniteQueryOptions({
    queryKey: movesKey(storeId, itemId),
    queryFn: async ({ signal, pageParam }) => {
      const page = { numberOfElements: movesOfPage, ...(pageParam ? { cursor: pageParam } : {}) };
      try {
        return await call(listStockMoves, { storeId, itemId, ...page }, { signal });
      } catch (error) {
        // Deleted a moment ago, which is said by the page of the item.
        if (isApiError(error, 'NOT_FOUND')) return { content: [], nextCursor: null };
        throw error;
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** Who calls says what went wrong, beside the number. */
export function useAdjustStock(storeId: string, itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: Move) => sendOnce(adjustStock, { storeId, itemId, move }),
    meta: { handlesErrors: true },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: menuKeys.book(storeId) }),
        queryClient.invalidateQueries({ queryKey: movesKey(storeId, itemId) }),
      ]),
  });
}
