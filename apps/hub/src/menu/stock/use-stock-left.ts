import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { menuKeys } from '#hub/menu/menu.api.ts';

type Left = { storeId: string; stock: number | null; newest: string | undefined; isFetching: boolean };

/**
 * What is left, as it belongs to the newest move that is known. The menu and the moves come one after the other: until both
 * are there it stays as it was, and is not known upon another move, or that move would look sold a moment.
 */
export function useStockLeft({ storeId, stock, newest, isFetching }: Left): number | null {
  const isComing = useIsFetching({ queryKey: menuKeys.book(storeId) }) > 0 || isFetching;
  const [known, setKnown] = useState<Pick<Left, 'stock' | 'newest'>>();
  const isNew = known?.stock !== stock || known?.newest !== newest;
  if (!isComing && isNew) setKnown({ stock, newest });
  return known && known.newest === newest ? known.stock : null;
}
