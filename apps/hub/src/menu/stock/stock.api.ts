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

/** Stock moves, newest first: by hand, by an import or by its undo. Changes by orders are not included. */
export const stockMovesQuery = (storeId: string, itemId: string) =>
  infiniteQueryOptions({
    queryKey: movesKey(storeId, itemId),
    queryFn: async ({ signal, pageParam }) => {
      const page = { numberOfElements: movesOfPage, ...(pageParam ? { cursor: pageParam } : {}) };
      try {
        return await call(listStockMoves, { storeId, itemId, ...page }, { signal });
      } catch (error) {
        // The item was just deleted. Its page says so.
        if (isApiError(error, 'NOT_FOUND')) return { content: [], nextCursor: null };
        throw error;
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** The caller shows errors beside the number. */
export function useAdjustStock(storeId: string, itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: Move) => sendOnce(adjustStock, { storeId, itemId, move }),
    meta: { handlesErrors: true },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
        queryClient.invalidateQueries({ queryKey: movesKey(storeId, itemId) }),
      ]),
  });
}
