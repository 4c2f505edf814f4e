import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import type { CartCustomer } from '#hub/customers/at-till/cart-customer.ts';

export type SeenName = { name: string; nameEn: string | null };

export type CartLine = {
  /** React key of the line. */
  key: string;
  /** Null: typed in, without an item. Its name is in `seen`. */
  itemId: string | null;
  /** Typed at the till, before options: of a line without an item, or of an item at market price. */
  unitPrice?: number | undefined;
  /** Of a line without an item. */
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
  /** Default for new lines, set by the switch of the cart. */
  place: ItemOrderType;
  note: string;
  discount: Discount | null;
  /** Who earns and uses points. Carts stored by older versions have none. */
  customer?: CartCustomer | null;
  /** The lines removed last, with their positions, for undo. */
  removed: readonly { line: CartLine; index: number }[];
  /** State before the last press of the switch, by line key, for undo. */
  moved: { place: ItemOrderType; lines: Readonly<Record<string, ItemOrderType>> } | null;
  /** The line that keyboard shortcuts act on. */
  current: string | null;
  /** Id of the refused sale that this cart was restored from. It is replaced when the cart is sent. */
  repairs: string | null;
};
