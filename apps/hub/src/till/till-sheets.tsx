import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { Menu } from '#hub/menu/menu.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import type { CartAction } from './cart/cart.ts';
import { GoneSheet } from './cart/gone-sheet.tsx';
import type { LineDraft } from './cart/line-form.tsx';
import { LineSheet } from './cart/line-sheet.tsx';
import { OrderDiscountSheet, OrderNoteSheet } from './cart/order-sheets.tsx';
import { seenOf } from './cart/priced.ts';
import { SoldOutSheet } from './sold-out/sold-out-sheet.tsx';
import { startOf } from './use-picking.ts';

export type OpenSheet =
  | { kind: 'NEW_LINE'; itemId: string }
  | { kind: 'LINE'; key: string }
  | { kind: 'SOLD_OUT'; itemId: string }
  | { kind: 'DISCOUNT' }
  | { kind: 'NOTE' }
  | { kind: 'UNSENT' }
  | { kind: 'CART' };

type CartSheetsProps = {
  storeId: string;
  open: OpenSheet;
  menu: Menu;
  cart: Cart;
  changeCart: (action: CartAction) => void;
  onAdd: (item: CompactItem, draft: LineDraft) => void;
  onSoldOut: (itemId: string) => void;
  onClose: () => void;
};

/** Sheets that change the cart or the items; one at a time. */
export function CartSheets(props: CartSheetsProps) {
  const { open, cart, changeCart, onClose } = props;
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
  return <ItemSheets {...props} closeAfter={closeAfter} />;
}

/** Sheets of one item, or a note if it was deleted meanwhile. */
function ItemSheets(props: CartSheetsProps & { closeAfter: (action: CartAction) => void }) {
  const { storeId, open, menu, cart, onAdd, onSoldOut, onClose, closeAfter } = props;
  const line = open.kind === 'LINE' ? cart.lines.find(({ key }) => key === open.key) : undefined;
  const itemId = open.kind === 'NEW_LINE' || open.kind === 'SOLD_OUT' ? open.itemId : line?.itemId;
  const item = itemId === undefined ? undefined : menu.itemById.get(itemId);

  if (itemId === undefined) return null;
  if (!item) {
    const takeOut = line && (() => closeAfter({ type: 'remove', key: line.key }));
    return <GoneSheet name={line?.seen ?? null} onTakeOut={takeOut} onClose={onClose} />;
  }
  if (open.kind === 'SOLD_OUT') {
    return <SoldOutSheet item={item} menu={menu} storeId={storeId} onClose={onClose} />;
  }
  return (
    <LineSheet
      key={line?.key ?? item.id}
      item={item}
      menu={menu}
      start={line ?? startOf(item, menu, cart)}
      isInCart={line !== undefined}
      onTake={(draft) => {
        if (!line) return onAdd(item, draft);
        const { choiceIds, quantity, place, note, discount } = draft;
        const seen = seenOf(item, draft, menu);
        const change = { choiceIds, quantity, place, note, discount, seen };
        closeAfter({ type: 'change', key: line.key, change });
      }}
      onSoldOut={() => onSoldOut(item.id)}
      onClose={onClose}
    />
  );
}
