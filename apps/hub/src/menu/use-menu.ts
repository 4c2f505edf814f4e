import { useNow } from '#hub/lib/use-now.ts';
import { useCachedMenu } from './menu.api.ts';
import { indexMenu, lastBackOnSale, type Menu } from './menu.ts';

/** Interval for re-evaluating sold-out times, in ms. */
const lookEvery = 10_000;

/**
 * The menu as the till shows it. The route must have loaded it. It is recomputed only when the menu changes
 * or a sold-out period ends.
 */
export function useMenu(storeId: string): Menu {
  const menu = useCachedMenu(storeId);
  const moment = lastBackOnSale(menu, useNow(lookEvery));
  return indexMenu(menu, new Date(moment));
}
