import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import { type CartCustomer, type KnownCustomer, readAgain } from '#hub/customers/at-till/cart-customer.ts';
import type { Cart, CartLine } from '#hub/payments/sale-queue/stored-cart.ts';

export type NewLine = Pick<
  CartLine,
  'key' | 'itemId' | 'unitPrice' | 'taxable' | 'choiceIds' | 'quantity' | 'note' | 'seen'
>;
export type LineChange = Partial<Omit<CartLine, 'key' | 'itemId'>>;

export type CartAction =
  | { type: 'add'; line: NewLine }
  | { type: 'change'; key: string; change: LineChange }
  | { type: 'remove'; key: string }
  | { type: 'clear' }
  | { type: 'undo' }
  | { type: 'place'; place: ItemOrderType }
  | { type: 'note'; note: string }
  | { type: 'discount'; discount: Discount | null }
  | { type: 'customer'; customer: CartCustomer | null }
  /** The customer was read again. */
  | { type: 'customerRead'; known: KnownCustomer }
  | { type: 'restore'; cart: Cart; repairs: string }
  | { type: 'current'; key: string };

export const emptyCart: Cart = {
  lines: [],
  place: 'INSTORE',
  note: '',
  discount: null,
  customer: null,
  removed: [],
  moved: null,
  current: null,
  repairs: null,
};

/** Limit of the contract (orders.endpoints.ts). */
export const maxLineQuantity = 999;

export function changeCart(cart: Cart, action: CartAction): Cart {
  const changed = applyTo(cart, action);
  const touched = changed.lines.find((line) => !cart.lines.includes(line)) ?? changed.lines.at(-1);
  const isThere = changed.lines.some(({ key }) => key === changed.current);
  const movesCurrent =
    action.type === 'add' || (action.type === 'change' && changed.lines !== cart.lines) || !isThere;
  return movesCurrent && changed !== cart ? { ...changed, current: touched?.key ?? null } : changed;
}

function applyTo(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      return { ...cart, lines: withLine(cart.lines, { ...action.line, place: cart.place, discount: null }) };
    case 'change':
      return changeLine(cart, action.key, action.change);
    case 'remove':
      return takeOut(cart, ({ key }) => key === action.key);
    case 'clear':
      return { ...takeOut(cart, () => true), note: '', discount: null, customer: null };
    case 'undo':
      return cart.moved ? movedBack(cart, cart.moved) : putBack(cart);
    case 'place':
      return moveAll(cart, action.place);
    case 'note':
      return { ...cart, note: action.note };
    case 'discount':
      return { ...cart, discount: action.discount };
    case 'customer':
      return { ...cart, customer: action.customer };
    case 'customerRead':
      return { ...cart, customer: readAgain(cart.customer ?? null, action.known) };
    case 'restore':
      return { ...action.cart, removed: [], moved: null, repairs: action.repairs };
    case 'current':
      return { ...cart, current: action.key };
  }
}

/**
 * Whether the cart can be put on hold. A cart restored from a refused sale (`repairs`) cannot: that sale may
 * already hold money, and it stays in the list of unsent sales anyway.
 */
export function mayHold({ lines, repairs }: Cart): boolean {
  return lines.length > 0 && repairs === null;
}

/** Quantity of an item across all lines. */
export function countOf(cart: Cart, itemId: string): number {
  return cart.lines.reduce((count, line) => (line.itemId === itemId ? count + line.quantity : count), 0);
}

function changeLine(cart: Cart, key: string, change: LineChange): Cart {
  if (change.quantity !== undefined && change.quantity < 1) return takeOut(cart, (line) => line.key === key);

  const lines = cart.lines.map((line) => (line.key === key ? bounded({ ...line, ...change }) : line));
  // Changing only a quantity merges no lines: lines that the in-store/to-go switch made equal stay separate,
  // so that undoing the switch can restore each.
  const isQuantityOnly = Object.keys(change).every((field) => field === 'quantity');
  return { ...cart, lines: isQuantityOnly ? lines : merged(lines) };
}

function takeOut(cart: Cart, isRemoved: (line: CartLine) => boolean): Cart {
  const removed = cart.lines.map((line, index) => ({ line, index })).filter(({ line }) => isRemoved(line));
  if (removed.length === 0) return cart;
  return { ...cart, lines: cart.lines.filter((line) => !isRemoved(line)), removed, moved: null };
}

function putBack(cart: Cart): Cart {
  const lines = [...cart.lines];
  for (const { line, index } of cart.removed) lines.splice(index, 0, line);
  return { ...cart, lines: merged(lines), removed: [] };
}

function moveAll(cart: Cart, place: ItemOrderType): Cart {
  const before = Object.fromEntries(cart.lines.map((line) => [line.key, line.place]));
  const lines = cart.lines.map((line) => ({ ...line, place }));
  return { ...cart, place, lines, removed: [], moved: { place: cart.place, lines: before } };
}

/** Undoes the in-store/to-go switch. Lines added after the switch get its previous value. */
function movedBack(cart: Cart, { place, lines: before }: NonNullable<Cart['moved']>): Cart {
  const lines = cart.lines.map((line) => ({ ...line, place: before[line.key] ?? place }));
  return { ...cart, place, lines, moved: null };
}

function merged(lines: readonly CartLine[]): CartLine[] {
  return lines.reduce<CartLine[]>(withLine, []);
}

/** Merges equal lines by adding quantities. Discounted lines are never merged, since a discount belongs to its line. */
function withLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const same = lines.find(
    (line) => isSameThing(line, added) && line.quantity + added.quantity <= maxLineQuantity,
  );
  if (!same) return [...lines, bounded(added)];
  return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + added.quantity } : line));
}

function isSameThing(one: CartLine, other: CartLine): boolean {
  return (
    one.itemId === other.itemId &&
    (one.itemId !== null || one.seen.name === other.seen.name) &&
    one.taxable === other.taxable &&
    one.place === other.place &&
    one.note === other.note &&
    !one.discount &&
    !other.discount &&
    one.seen.unitPrice === other.seen.unitPrice &&
    [...one.choiceIds].sort().join() === [...other.choiceIds].sort().join()
  );
}

/** Returns the same object if nothing changes, since a new object counts as touched. */
function bounded(line: CartLine): CartLine {
  return line.quantity <= maxLineQuantity ? line : { ...line, quantity: maxLineQuantity };
}
