import { useNow } from '#hub/lib/use-now.ts';
import { useMenuBook } from './menu.api.ts';
import { indexMenu, lastBackOnSale, type Menu } from './menu.ts';

/** What is sold out until tomorrow is available again so late at most, in ms. */
const lookEvery = 10_000;

/** The menu as the till sees it; loaded by the route. Worked out anew only when it changes, or something is available again. */
export function useMenu(storeId: string): Menu {
  const book = useMenuBook(storeId);
  const moment = lastBackOnSale(book, useNow(lookEvery));
  return indexMenu(book, new Date(moment));
}
