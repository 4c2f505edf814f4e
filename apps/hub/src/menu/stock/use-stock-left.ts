import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { menuKeys } from '#hub/menu/menu.api.ts';

type Left = { storeId: string; stock: number | null; newest: string | undefined; isFetching: boolean };

/**
 * The stock after the newest known move and the orders since; null if it is unknown or not counted. The menu,
 * which contains the stock, and the moves are fetched one after the other. Until both are fetched, this is
 * the old stock, or null if a newer move has arrived already: with the old stock, that move would briefly
 * look like a sale.
 */
export function useStockLeft({ storeId, stock, newest, isFetching }: Left): number | null {
  const isComing = useIsFetching({ queryKey: menuKeys.cached(storeId) }) > 0 || isFetching;
  const [known, setKnown] = useState<Pick<Left, 'stock' | 'newest'>>();
  const isNew = known?.stock !== stock || known?.newest !== newest;
  if (!isComing && isNew) setKnown({ stock, newest });
  return known && known.newest === newest ? known.stock : null;
}
