import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import type { CartCustomer } from '#hub/customers/at-till/cart-customer.ts';

export type SeenName = { name: string; nameEn: string | null };

export type CartLine = {
  /** React key of the line. */
  key: string;
  /** Null: a typed-in line without an item. Its name is in `seen`. */
  itemId: string | null;
  /** Price typed at the till, before options. Only for a typed-in line or an item at market price. */
  unitPrice?: number | undefined;
  /** Only for a typed-in line. */
  taxable?: boolean | undefined;
  choiceIds: readonly string[];
  quantity: number;
  place: ItemOrderType;
  note: string;
  discount: Discount | null;
  /**
   * The item as it was when added, to detect a changed price and to name a deleted item. Carts stored by older versions
   * have no `choices`.
   */
  seen: SeenName & { unitPrice: number; choices?: readonly (SeenName & { id: string })[] };
};

export type Cart = {
  lines: readonly CartLine[];
  /** Where new lines are eaten (INSTORE or TOGO), set by the in-store/to-go switch of the cart. */
  place: ItemOrderType;
  note: string;
  discount: Discount | null;
  /** The customer who earns and uses points. Carts stored by older versions have none. */
  customer?: CartCustomer | null;
  /** The lines removed last, with their positions, for undo. */
  removed: readonly { line: CartLine; index: number }[];
  /** The state before the last press of the in-store/to-go switch, by line key, for undo. */
  moved: { place: ItemOrderType; lines: Readonly<Record<string, ItemOrderType>> } | null;
  /** The line that keyboard shortcuts act on. */
  current: string | null;
  /** Id of the refused sale that this cart was restored from. Sending the cart replaces that sale. */
  repairs: string | null;
};
