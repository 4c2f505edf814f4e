import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { makePayLink as wire } from '@maru/contract/orders/pay-link.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { leftToPay, type WholeOrder } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { lockForTransition } from '#server/orders/transitions/lock-for-transition.ts';
import { initiatorOf } from '#server/orders/transitions/moment.ts';
import { writeTransition } from '#server/orders/transitions/write-transition.ts';
import type { CheckoutOf } from '../card/card-gateways.ts';
import { payLinkMade } from './linked.ts';
import type { PayLinkTokens } from './pay-link-tokens.ts';
import { findLinkById, insertLink, type PayLink, revokeLinks } from './pay-links.queries.ts';

const validMilliseconds = 24 * 3_600_000;

export type PayLinkParts = { accountUrl: string; tokens: PayLinkTokens; checkoutOf: CheckoutOf };
type Made = OutputOf<typeof wire>;

/**
 * Makes the link by which a guest pays an order, and ends the one before. A repeat with the id of a live link returns
 * that link.
 */
export function makePayLinkBy({ accountUrl, tokens, checkoutOf }: PayLinkParts) {
  return async function makePayLink(
    context: StoreContext,
    { orderId, linkId }: ParsedInputOf<typeof wire>,
  ): Promise<Made> {
    const { storeId, now } = context;
    const hasCheckout = (await checkoutOf(storeId)) !== undefined;
    return context.transaction(async (tx) => {
      const locked = await lockForTransition(tx, initiatorOf(context), orderId);
      if (!hasCheckout) fail('PAY_LINK_NOT_AVAILABLE', { reason: 'NO_PROVIDER' });

      const known = await findLinkById(tx, storeId, linkId);
      if (known) {
        checkLive(known, locked.whole, now);
        return answer(locked.whole, known);
      }
      const { whole, link } = await insertNew(tx, locked);
      return answer(whole, link);
    });

    async function insertNew(tx: Tx, { whole, moment }: Awaited<ReturnType<typeof lockForTransition>>) {
      const [newest] = tokens({ storeId, id: linkId });
      if (!newest) throw new Error('no key for pay links');
      const expiresAt = new Date(now.getTime() + validMilliseconds);
      const link = { storeId, id: linkId, orderId, tokenHash: newest.tokenHash, expiresAt };
      const transition = payLinkMade(whole, { id: linkId, until: expiresAt });
      await revokeLinks(tx, { storeId, orderId, at: now });
      await insertLink(tx, { ...link, madeBy: context.actor.userId });
      return { whole: await writeTransition(tx, whole, transition, moment), link };
    }
  };

  function answer(whole: WholeOrder, link: Omit<PayLink, 'revokedAt'>): Made {
    const own = tokens(link).find(({ tokenHash }) => tokenHash.equals(link.tokenHash));
    if (!own) fail('PAY_LINK_NOT_AVAILABLE', { reason: 'ENDED' });
    return {
      url: `${accountUrl}/pay/${own.token}`,
      expiresAt: link.expiresAt.toISOString(),
      amount: Math.max(0, leftToPay(whole.order, whole.payments)),
      order: presentOrder(whole),
    };
  }
}

/** Refuses a link that has ended. A paid link is not revoked, but the order no longer names it. */
function checkLive(link: PayLink, { order }: WholeOrder, now: Date): void {
  const isOfOrder = link.orderId === order.id && link.id === order.payLinkId;
  const isLive = isOfOrder && link.revokedAt === null && link.expiresAt > now;
  if (!isLive) fail('PAY_LINK_NOT_AVAILABLE', { reason: 'ENDED' });
}
