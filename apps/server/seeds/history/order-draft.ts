import type { StoreEventType } from '@maru/contract/live/store-events.ts';
import { sumOfRefund } from '@maru/contract/money/refund-lines.ts';
import type { FulfilmentAct } from '@maru/contract/orders/fulfilment.ts';
import { businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import { fulfilmentAdvanced } from '#server/orders/changing/fulfilment-advanced.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import type { JobOf } from '#server/orders/paying/card/card-desk.ts';
import { settled } from '#server/orders/paying/card/settled.ts';
import { chargeRequested, paidInHand } from '#server/orders/paying/paid.ts';
import { refunded } from '#server/orders/refunding/refunded.ts';
import { cancelled, cancelRequested, holdsCardMoney } from '#server/orders/transitions/cancelled.ts';
import { closed } from '#server/orders/transitions/closed.ts';
import { splitRefund } from '#server/orders/transitions/lines-refunded.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import { applied, type Transition } from '#server/orders/transitions/transition.ts';
import { withReceipts } from '#server/orders/transitions/write-transition.ts';
import type { Tender } from '#server/payments/new-payments.ts';
import { inHand, type Via } from '#server/payments/via-provider.ts';
import { isUndecided, type Outcome } from '#server/payments/with-outcome.ts';
import type { DemoPerson } from '../seed-store.ts';

/** A past order under construction, with the store events it caused. */
export type OrderDraft = WholeOrder & { events: { type: StoreEventType; at: string; version: number }[] };

/** Past charges are settled, so the jobs are dummies. */
const jobOf: JobOf = () => ({ task: 'done', payload: {} });
const via: Via = { ...inHand, provider: 'simulated-terminal' };

export function momentOf({ by, at }: { by: DemoPerson; at: Date }): Moment {
  return {
    now: at,
    eventDate: businessDateOf(at, defaultDayStart),
    by: { byUserId: by.userId, requestId: null, deviceType: null },
    byName: by.name,
    closePaidOrders: true,
  };
}

/** Applies a transition to the rows of an order, as `writeTransition` does. */
export function move(draft: OrderDraft, transition: Transition, moment: Moment) {
  Object.assign(draft, applied(draft, withReceipts(draft, transition, moment), moment));
  draft.order.version += 1;
  draft.events.push({ type: 'ORDER_CHANGED', at: moment.now.toISOString(), version: draft.order.version });
}

/** Pays an existing order in hand. */
export function payByHand(draft: OrderDraft, tender: Tender, moment: Moment) {
  move(draft, paidInHand(draft, moment, [tender]), moment);
}

type CardCharge = { amount: number; approvalNumber: string | undefined };

/**
 * A charge at the simulated terminal: one transition for the intent, one for the outcome. Without an approval number it
 * is declined.
 */
export function payByCard(draft: OrderDraft, { amount, approvalNumber }: CardCharge, moment: Moment) {
  move(draft, chargeRequested(draft, moment, { amount, via, jobOf }), moment);
  settle(draft, approvalNumber, moment);
}

/** Settles all pending transactions at the simulated terminal. */
function settle(draft: OrderDraft, approvalNumber: string | undefined, moment: Moment) {
  const card = { cardNumber: '0000-00**-****-0000', cardIssuer: 'SIMULATED' };
  const outcome: Outcome =
    approvalNumber === undefined
      ? { status: 'FAILED', failure: 'DECLINED' }
      : { status: 'APPROVED', approvalNumber, ...card };
  for (const { id: transactionId } of draft.transactions.filter(isUndecided)) {
    const transition = settled(draft, moment, { transactionId, outcome });
    if (transition) move(draft, transition, moment);
  }
}

/** Accepts an online order, or marks it ready or picked up. */
export function advanceFulfilment(draft: OrderDraft, act: FulfilmentAct, moment: Moment) {
  const transition = fulfilmentAdvanced(draft, moment, act);
  if (transition) move(draft, transition, moment);
}

/** Closes an order that was paid before. */
export function closeOrder(draft: OrderDraft, moment: Moment) {
  move(draft, closed(draft, moment), moment);
}

type PartOfOrder =
  | { lines: { lineId: string; quantity: number; isStockLost: boolean }[] }
  | { amount: number };

/** Refunds a part of a completed order from its one tender in hand. */
export function refundPart(draft: OrderDraft, part: PartOfOrder, reason: string, moment: Moment) {
  const amount = sumOfRefund(splitRefund(draft.lines, part) ?? []);
  const tenders = draft.payments.map(({ id: paymentId }) => ({ paymentId, amount }));
  move(draft, refunded(draft, moment, { ...part, tenders, reason }), moment);
}

/** Cancels an order: refunds through the provider first, then tenders in hand. */
export function cancelOrder(
  draft: OrderDraft,
  { reason, approvalNumber }: { reason: string; approvalNumber: string },
  moment: Moment,
) {
  if (!holdsCardMoney(draft)) return move(draft, cancelled(draft, moment, reason), moment);
  move(draft, cancelRequested(draft, moment, { reason, jobOf }), moment);
  settle(draft, approvalNumber, moment);
}
