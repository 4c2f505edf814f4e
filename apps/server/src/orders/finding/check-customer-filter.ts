import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';

/** Who is at no till reads sales without their customers, so may not ask whose they are either. */
export function checkCustomerFilter(
  context: StoreContext,
  { customerId }: { customerId?: string | undefined },
) {
  if (customerId !== undefined) needRight(context, 'ORDER');
}
