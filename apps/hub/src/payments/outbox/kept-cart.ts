import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';

export type SeenName = { name: string; nameEn: string | null };

export type CartLine = {
  /** Names the line on this screen only. */
  key: string;
  itemId: string;
  choiceIds: readonly string[];
  quantity: number;
  place: ItemOrderType;
  note: string;
  discount: Discount | null;
  /**
   * The item as it was when it was added: what shows that a price moved, or names what is gone. A cart that a device kept
   * from before names no choices.
   */
  seen: SeenName & { unitPrice: number; choices?: readonly (SeenName & { id: string })[] };
};

export type Cart = {
  lines: readonly CartLine[];
  /** Where it is eaten: what the switch says, for lines that say nothing else. */
  place: ItemOrderType;
  note: string;
  discount: Discount | null;
  /** What was taken out last, and from where, for undo. */
  removed: readonly { line: CartLine; index: number }[];
  /** Where all was eaten before the switch was pressed last, by line key, for undo. */
  moved: { place: ItemOrderType; lines: Readonly<Record<string, ItemOrderType>> } | null;
  /** The line touched last: the one that keys mean. */
  current: string | null;
  /** The refused sale that this cart repairs; it is dropped when the cart is sent. */
  repairs: string | null;
};
