import type { InputOf } from '@maru/contract/endpoint.ts';
import type { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { CartCustomer } from '#hub/customers/at-till/cart-customer.ts';

/** The input that sets the customer chosen for an open order. The id says which customer the device showed. */
export function customerChangeOf(
  { points }: Pick<Order, 'points'>,
  customer: CartCustomer | null,
): Pick<InputOf<typeof changeOrder>, 'customer' | 'pointsUsed'> {
  if (!customer?.known) return { customer: null };
  const { known, phone, use } = customer;
  const pointsUsed = use?.points ?? 0;
  const named = phone === null ? { id: known.id } : { id: known.id, phone };
  const isAboutPoints = pointsUsed > 0 || (phone !== null && (points?.used ?? 0) > 0);
  return { customer: named, ...(isAboutPoints && { pointsUsed }) };
}
