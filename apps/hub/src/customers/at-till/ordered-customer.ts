import type { CartCustomer } from './cart-customer.ts';

/** The customer of an open order, masked, and the points used on the order. */
export type OrderedCustomer = { id: string; name: string; phone: string; held: number };

/** Adds the points already used on the customer's order to the balance, because they can be used again. */
export function withHeld(found: CartCustomer, current: OrderedCustomer | null): CartCustomer {
  const { known } = found;
  if (!known || known.id !== current?.id) return found;
  return { ...found, known: { ...known, balance: known.balance + current.held } };
}

export function isAnother(
  { known }: CartCustomer,
  current: OrderedCustomer | null,
): current is OrderedCustomer {
  return current !== null && known?.id !== current.id;
}
