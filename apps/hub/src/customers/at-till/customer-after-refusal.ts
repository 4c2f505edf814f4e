import type { CartCustomer } from './cart-customer.ts';

/**
 * The customer of a cart whose sale was refused: with the points that the server just counted, none of them chosen, or
 * nobody if the customer is gone.
 */
export function customerAfterRefusal(
  customer: CartCustomer | null,
  refusal: { code: string; detail: unknown } | null,
): CartCustomer | null {
  if (refusal?.code === 'CUSTOMER_NOT_FOUND') return null;
  if (!customer?.known || refusal?.code !== 'POINTS_NOT_USABLE') return customer;
  const known = { ...customer.known, balance: usableIn(refusal.detail), elsewhere: [] };
  return { ...customer, known, use: null };
}

/** Parsed by hand, since the bundle leaves out the zod schemas of the error catalogue. */
function usableIn(detail: unknown): number {
  const isUsable = typeof detail === 'object' && detail !== null && 'usable' in detail;
  return isUsable && typeof detail.usable === 'number' ? detail.usable : 0;
}
