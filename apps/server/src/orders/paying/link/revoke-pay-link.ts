import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { revokePayLink as wire } from '@maru/contract/orders/pay-link.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { lockForTransition } from '#server/orders/transitions/lock-for-transition.ts';
import { initiatorOf } from '#server/orders/transitions/moment.ts';
import { writeTransition } from '#server/orders/transitions/write-transition.ts';
import { payLinkRevoked } from './linked.ts';
import { revokeLinks } from './pay-links.queries.ts';

/** Ends the link of an order. A payment that a guest has already confirmed continues. */
export async function revokePayLink(context: StoreContext, { orderId }: ParsedInputOf<typeof wire>) {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    const { whole, moment } = await lockForTransition(tx, initiatorOf(context), orderId);
    const transition = payLinkRevoked(whole);
    if (!transition) return presentOrder(whole);
    await revokeLinks(tx, { storeId, orderId, at: now });
    return presentOrder(await writeTransition(tx, whole, transition, moment));
  });
}
