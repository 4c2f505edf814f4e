import { useNow } from '#hub/lib/use-now.ts';
import { useMenuBook } from './menu.api.ts';
import { indexMenu, lastBackOnSale, type Menu } from './menu.ts';

/** Interval for re-evaluating sold-out times, in ms. */
const lookEvery = 10_000;

/**
 * The menu as the till shows it. The route must have loaded it. Recomputed only when it changes or a sold-out period
 * ends.
 */
export function useMenu(storeId: string): Menu {
  const book = useMenuBook(storeId);
  const moment = lastBackOnSale(book, useNow(lookEvery));
  return indexMenu(book, new Date(moment));
}
