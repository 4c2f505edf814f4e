import type { ReactNode } from 'react';
import { useScanner } from '#hub/lib/scanner/use-scanner.ts';
import type { Menu } from '#hub/menu/menu.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { countOf } from '#hub/till/cart/cart.ts';
import type { Picking } from '#hub/till/use-picking.ts';
import { ItemBrowser } from './item-browser.tsx';
import { useItemSearch } from './use-item-search.tsx';

type ItemBrowserOptions = {
  menu: Menu;
  cart: Cart;
  picking: Picking;
  isPhone: boolean;
  /** Buttons beside the categories on phones. */
  tools: ReactNode;
  onSoldOut: (itemId: string) => void;
};

/** Picks items for a cart by tile, search and scanner. On phones the search field is in the browser. */
export function useItemBrowser({ menu, cart, picking, isPhone, tools, onSoldOut }: ItemBrowserOptions) {
  const scanner = useScanner(picking.scan);
  const search = useItemSearch({
    menu,
    isPhone,
    onTake: (meant) => ('barcode' in meant ? picking.scan(meant.barcode) : picking.pick(meant.item)),
  });
  const browser = (
    <ItemBrowser
      menu={menu}
      query={search.query}
      found={search.found}
      meant={search.meantItem}
      search={search.onPhone}
      tools={isPhone && tools}
      countOf={(itemId) => countOf(cart, itemId)}
      onPick={picking.pick}
      onSoldOut={onSoldOut}
    />
  );
  return { scanner, browser, focusSearch: search.focus, searchField: isPhone ? undefined : search.field };
}
