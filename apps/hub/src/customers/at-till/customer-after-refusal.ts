import type { CartCustomer } from './cart-customer.ts';

/**
 * The customer to keep in a cart after its sale was refused; null if the customer was deleted. After a
 * refusal of the points, the cart uses none, and its balance becomes the one that the server counted, if the
 * refusal has it.
 */
export function customerAfterRefusal(
  customer: CartCustomer | null,
  refusal: { code: string; detail: unknown } | null,
): CartCustomer | null {
  if (refusal?.code === 'CUSTOMER_NOT_FOUND') return null;
  if (!customer?.known || refusal?.code !== 'POINTS_NOT_USABLE') return customer;
  const counted = countedIn(refusal.detail);
  const known = counted === undefined ? {} : { balance: counted, elsewhere: [] };
  return { ...customer, known: { ...customer.known, ...known }, use: null };
}

/**
 * The balance that the server counted; undefined if the points were refused for another reason. Parsed by
 * hand, because the bundle leaves out the zod schemas of the error catalogue.
 */
function countedIn(detail: unknown): number | undefined {
  if (typeof detail !== 'object' || detail === null || !('usable' in detail && 'reason' in detail)) return;
  return detail.reason === 'NOT_ENOUGH' && typeof detail.usable === 'number' ? detail.usable : undefined;
}
