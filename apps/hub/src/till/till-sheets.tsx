import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import { useRef } from 'react';
import { CartCustomerRow } from '#hub/customers/at-till/cart-customer-row.tsx';
import { FreshCustomer } from '#hub/customers/at-till/fresh-customer.tsx';
import type { Menu } from '#hub/menu/menu.ts';
import type { Cart, CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import type { CartAction } from './cart/cart.ts';
import { GoneSheet } from './cart/gone-sheet.tsx';
import type { LineDraft } from './cart/line-form.tsx';
import { LineSheet } from './cart/line-sheet.tsx';
import { OrderDiscountSheet, OrderNoteSheet } from './cart/order-sheets.tsx';
import { seenOf } from './cart/priced.ts';
import { newTypedLine, typedLine } from './cart/typed-line.ts';
import { TypedLineSheet } from './cart/typed-line-sheet.tsx';
import { earningLines } from './customer/earning-lines.ts';
import { TillCustomerSheet } from './customer/till-customer-sheet.tsx';
import type { HeldCart } from './hold/held-cart-store.ts';
import { HeldSheet } from './hold/held-sheet.tsx';
import { HoldSheet } from './hold/hold-sheet.tsx';
import { useHoldCart } from './hold/use-hold-cart.ts';
import { SoldOutSheet } from './sold-out/sold-out-sheet.tsx';
import { startOf } from './use-picking.ts';
import type { Till } from './use-till.ts';
import type { TillScreen } from './use-till-screen.ts';

export type OpenSheet =
  | { kind: 'NEW_LINE'; itemId: string }
  | { kind: 'LINE'; key: string }
  | { kind: 'TYPED' }
  | { kind: 'SOLD_OUT'; itemId: string }
  | { kind: 'DISCOUNT' }
  | { kind: 'NOTE' }
  | { kind: 'CUSTOMER'; paysAfter?: true }
  | { kind: 'HOLD' }
  | { kind: 'HELD' }
  | { kind: 'UNSENT' }
  | { kind: 'CART' };

type Holding = { till: Till; held: readonly HeldCart[] };

export type CartSheetsProps = {
  storeId: string;
  open: OpenSheet;
  menu: Menu;
  cart: Cart;
  changeCart: (action: CartAction) => void;
  taxType: TaxType;
  /** Finding customers and using points need a connection. */
  isConnected: boolean;
  onAdd: (item: CompactItem, draft: LineDraft) => void;
  onSoldOut: (itemId: string) => void;
  /** Missing where carts cannot be put on hold. */
  holding?: Holding;
  onClose: () => void;
  /** Closes the sheet and, on a phone, the cart. */
  onDone: () => void;
};

/** Sheets that change the cart or the items; one at a time. */
export function CartSheets(props: CartSheetsProps) {
  const { open, cart, changeCart, holding, onClose } = props;
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
  if (open.kind === 'CUSTOMER') return <TillCustomerSheet {...props} />;
  if (open.kind === 'HOLD' || open.kind === 'HELD')
    return holding ? <HoldSheets {...props} {...holding} /> : null;
  const line = open.kind === 'LINE' ? cart.lines.find(({ key }) => key === open.key) : undefined;
  if (open.kind === 'TYPED' || line?.itemId === null) {
    return <TypedSheet {...props} line={line} closeAfter={closeAfter} />;
  }
  return <ItemSheets {...props} closeAfter={closeAfter} />;
}

/** Sheets that put the cart on hold, or resume one. */
function HoldSheets(props: CartSheetsProps & Holding) {
  const { storeId, till, open, menu, taxType, held, onDone, onClose } = props;
  const { defaultName, canResume, hold, resume, remove } = useHoldCart(storeId, till);
  const isActing = useRef(false);
  // A second press would hold or resume a second cart.
  const closeAfter = async (act: () => Promise<unknown>) => {
    if (isActing.current) return;
    isActing.current = true;
    await act();
    isActing.current = false;
    onDone();
  };
  if (open.kind === 'HOLD') {
    return (
      <HoldSheet
        defaultName={defaultName}
        onHold={(name) => void closeAfter(() => hold(name))}
        onClose={onClose}
      />
    );
  }
  return (
    <HeldSheet
      held={held}
      menu={menu}
      taxType={taxType}
      canResume={canResume}
      onResume={(one) => void closeAfter(() => resume(one))}
      onDelete={(one) => void remove(one)}
      onClose={onClose}
    />
  );
}

type TypedSheetProps = CartSheetsProps & {
  line: CartLine | undefined;
  closeAfter: (action: CartAction) => void;
};

/** A sheet for a typed-in line, new or in the cart. */
function TypedSheet({ cart, changeCart, taxType, line, onDone, closeAfter, onClose }: TypedSheetProps) {
  const isTaxable = taxType !== 'EXEMPT';
  const start = line
    ? { ...line, name: line.seen.name, unitPrice: line.unitPrice ?? 0, taxable: line.taxable ?? isTaxable }
    : {
        ...{ name: '', unitPrice: 0, taxable: isTaxable },
        ...{ place: cart.place, note: '', discount: null },
      };

  return (
    <TypedLineSheet
      key={line?.key}
      start={start}
      isInCart={line !== undefined}
      taxType={taxType}
      onTake={(draft) => {
        if (line) return closeAfter({ type: 'change', key: line.key, change: typedLine(draft) });
        changeCart({ type: 'add', line: newTypedLine(draft) });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

/** Sheets of one item. If the item was deleted meanwhile, a sheet that says so. */
function ItemSheets(props: CartSheetsProps & { closeAfter: (action: CartAction) => void }) {
  const { storeId, open, menu, cart, onAdd, onSoldOut, onClose, closeAfter } = props;
  const line = open.kind === 'LINE' ? cart.lines.find(({ key }) => key === open.key) : undefined;
  const itemId = open.kind === 'NEW_LINE' || open.kind === 'SOLD_OUT' ? open.itemId : line?.itemId;
  const item = itemId ? menu.itemById.get(itemId) : undefined;

  if (!itemId) return null;
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
        const { choiceIds, quantity, place, note, discount, unitPrice } = draft;
        const seen = seenOf(item, draft, menu);
        const change = { choiceIds, quantity, place, note, discount, unitPrice, seen };
        closeAfter({ type: 'change', key: line.key, change });
      }}
      onSoldOut={() => onSoldOut(item.id)}
      onClose={onClose}
    />
  );
}

type TillCustomerProps = {
  screen: Pick<TillScreen, 'storeId' | 'till' | 'shown' | 'menu' | 'sending'>;
  onOpen: () => void;
};

/** Shows the customer of the cart, what the sale earns, and how many points can be used. */
export function TillCustomer({ screen, onOpen }: TillCustomerProps) {
  const { storeId, till, shown, menu, sending } = screen;
  const { customer } = till.cart;
  if (!customer) return null;

  const isConnected = sending.connection === 'OK';
  return (
    <>
      {customer.known && (
        <FreshCustomer
          storeId={storeId}
          known={customer.known}
          phone={customer.phone}
          isConnected={isConnected}
          onRead={(known) => till.changeCart({ type: 'customerRead', known })}
        />
      )}
      <CartCustomerRow
        customer={customer}
        lines={earningLines(shown, menu)}
        pointsUsed={shown.priced.pointsUsed}
        total={shown.priced.total + shown.priced.pointsUsed}
        isConnected={isConnected}
        onOpen={onOpen}
        onRemove={() => till.changeCart({ type: 'customer', customer: null })}
      />
    </>
  );
}
