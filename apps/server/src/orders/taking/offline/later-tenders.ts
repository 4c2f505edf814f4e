import type { LaterTender } from '@maru/contract/orders/receipted.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import type { StoreFacts } from '#server/orders/orders.queries.ts';
import { paidInHand } from '#server/orders/paying/paid.ts';
import { findTaker, momentOfTaker } from '#server/orders/taker.ts';
import { initiatorOf, momentOf } from '#server/orders/transitions/moment.ts';
import { applied } from '#server/orders/transitions/transition.ts';

type Taken = { store: StoreFacts; takenAt: Date; tenders: readonly LaterTender[] };

/**
 * Books the tenders that a till took after the sale, each at its own time and under the idempotency key of its own
 * request, so that this request does not book the tender again when it arrives.
 */
export async function withLaterTenders(
  tx: Tx,
  context: StoreContext,
  sold: WholeOrder,
  { store, takenAt, tenders }: Taken,
): Promise<WholeOrder> {
  let whole = sold;
  for (const { key: requestKey, secondsLater, takenBy, ...tender } of tenders) {
    const at = Math.min(takenAt.getTime() + secondsLater * 1_000, context.now.getTime());
    const taker = await findTaker(tx, context, { takenBy, time: undefined, isOffline: true });
    const moment = momentOfTaker(momentOf(store, { ...initiatorOf(context), now: new Date(at) }), taker);
    whole = applied(whole, paidInHand(whole, moment, [{ ...tender, requestKey }]), moment);
  }
  return whole;
}
