import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';

/**
 * Only members with the right ORDER may search for the sales of a customer, because others read sales without
 * customers.
 */
export function checkCustomerFilter(
  context: StoreContext,
  { customerId }: { customerId?: string | undefined },
) {
  if (customerId !== undefined) needRight(context, 'ORDER');
}
