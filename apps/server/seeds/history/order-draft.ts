import type { StoreEventType } from '@maru/contract/live/store-events.ts';
import { sumOfRefund } from '@maru/contract/money/refund-lines.ts';
import type { FulfilmentAct } from '@maru/contract/orders/fulfilment.ts';
import { businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import { newId } from '#server/db/new-id.ts';
import { fulfilmentAdvanced } from '#server/orders/changing/fulfilment-advanced.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import type { JobOf } from '#server/orders/paying/card/card-gateways.ts';
import { settled } from '#server/orders/paying/card/settled.ts';
import { payLinkMade } from '#server/orders/paying/link/linked.ts';
import { chargeRequested, paidInHand } from '#server/orders/paying/paid.ts';
import { refunding } from '#server/orders/refunding/refunded.ts';
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
    dayStart: defaultDayStart,
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

type CardCharge = {
  amount: number;
  approvalNumber: string | undefined;
  /** The simulated terminal by default. */
  by?: Via;
};

/**
 * A charge at the simulated terminal: one transition for the intent, one for the outcome. Without an approval number it
 * is declined.
 */
export function payByCard(draft: OrderDraft, charge: CardCharge, moment: Moment) {
  const { amount, approvalNumber, by = via } = charge;
  move(draft, chargeRequested(draft, moment, { amount, via: by, jobOf }), moment);
  settle(draft, approvalNumber, moment);
}

/** A charge at the simulated terminal without a known outcome. */
export function askForCard(draft: OrderDraft, amount: number, moment: Moment) {
  move(draft, chargeRequested(draft, moment, { amount, via, jobOf }), moment);
  settleAs(draft, { status: 'UNKNOWN' }, moment);
}

/** Settles all pending transactions at the simulated terminal. */
function settle(draft: OrderDraft, approvalNumber: string | undefined, moment: Moment) {
  const card = { cardNumber: '0000-00**-****-0000', cardIssuer: 'SIMULATED' };
  if (approvalNumber === undefined) return settleAs(draft, { status: 'FAILED', failure: 'DECLINED' }, moment);
  settleAs(draft, { status: 'APPROVED', approvalNumber, ...card }, moment);
}

function settleAs(draft: OrderDraft, outcome: Outcome, moment: Moment) {
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

/** Makes a link by which a guest may pay. */
export function makeLink(draft: OrderDraft, until: Date, moment: Moment) {
  move(draft, payLinkMade(draft, { id: newId(), until }), moment);
}

type PartOfOrder =
  | { lines: { lineId: string; quantity: number; isStockLost: boolean }[] }
  | { amount: number };

/** Refunds a part of a completed order from its one tender; a card through its provider. */
export function refundPart(
  draft: OrderDraft,
  part: PartOfOrder,
  { reason, approvalNumber }: { reason: string; approvalNumber?: string },
  moment: Moment,
) {
  const amount = sumOfRefund(splitRefund(draft.lines, part) ?? []);
  const tenders = draft.payments.map(({ id: paymentId }) => ({ paymentId, amount }));
  move(draft, refunding(draft, moment, { asked: { ...part, tenders, reason }, jobOf }), moment);
  settle(draft, approvalNumber, moment);
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
