import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { PricedLine } from '@maru/contract/money/priced-cart.ts';
import type { Menu } from '#hub/menu/menu.ts';
import type { Cart, CartAction } from './cart/cart.ts';
import type { LineDraft } from './cart/line-form.tsx';
import { LineSheet } from './cart/line-sheet.tsx';
import { OrderDiscountSheet, OrderNoteSheet } from './cart/order-sheets.tsx';
import { startOf } from './use-picking.ts';

export type OpenSheet =
  | { kind: 'NEW_LINE'; item: CompactItem }
  | { kind: 'LINE'; key: string }
  | { kind: 'DISCOUNT' }
  | { kind: 'NOTE' }
  | { kind: 'UNSENT' }
  | { kind: 'CART' };

type CartSheetsProps = {
  open: OpenSheet;
  menu: Menu;
  cart: Cart;
  changeCart: (action: CartAction) => void;
  onAdd: (item: CompactItem, draft: LineDraft, priced: PricedLine) => void;
  onClose: () => void;
};

/** The sheets that change the cart; one at a time. */
export function CartSheets({ open, menu, cart, changeCart, onAdd, onClose }: CartSheetsProps) {
  const closeAfter = (action: CartAction) => {
    changeCart(action);
    onClose();
  };

  if (open.kind === 'DISCOUNT') {
    return (
      <OrderDiscountSheet
        start={cart.discount}
        onTake={(discount) => closeAfter({ type: 'discount', discount })}
        onClose={onClose}
      />
    );
  }
  if (open.kind === 'NOTE') {
    return (
      <OrderNoteSheet
        start={cart.note}
        onTake={(note) => closeAfter({ type: 'note', note })}
        onClose={onClose}
      />
    );
  }
  if (open.kind === 'NEW_LINE') {
    const { item } = open;
    return (
      <LineSheet
        key={item.id}
        item={item}
        menu={menu}
        start={startOf(item, menu, cart)}
        isInCart={false}
        onTake={(draft, priced) => onAdd(item, draft, priced)}
        onClose={onClose}
      />
    );
  }
  const line = open.kind === 'LINE' ? cart.lines.find(({ key }) => key === open.key) : undefined;
  const item = line && menu.itemById.get(line.itemId);
  if (!line || !item) return null;
  return (
    <LineSheet
      key={line.key}
      item={item}
      menu={menu}
      start={line}
      isInCart
      onTake={({ choiceIds, quantity, place, note, discount }, { unitPrice }) => {
        const seen = { name: item.name, nameEn: item.nameEn, unitPrice };
        closeAfter({
          type: 'change',
          key: line.key,
          change: { choiceIds, quantity, place, note, discount, seen },
        });
      }}
      onClose={onClose}
    />
  );
}
