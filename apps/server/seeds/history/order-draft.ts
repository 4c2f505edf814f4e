import type { StoreEventType } from '@maru/contract/live/store-events.ts';
import { businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import { type HistoryRecord, leftToPay, type WholeOrder } from '#server/orders/order-records.ts';
import { partsLeft } from '#server/orders/paying/payable.ts';
import { newPayments, type Sale, type Tender } from '#server/payments/new-payments.ts';
import { heldBy } from '#server/payments/payment-records.ts';
import { wholeRefund } from '#server/payments/whole-refund.ts';
import type { DemoPerson } from '../seed-store.ts';

/** An order of the past while it is made up, with what its store heard of it. */
export type OrderDraft = WholeOrder & { events: { type: StoreEventType; at: string; version: number }[] };

/** Who does something, and when. */
export type Doing = { by: DemoPerson; at: Date };

type Entry = Partial<Pick<HistoryRecord, 'reason' | 'amountKrw'>> & Pick<HistoryRecord, 'kind'>;

const cardProvider = 'simulated-terminal';

/** What `change-order.ts` does to the rows of an order. */
function change(draft: OrderDraft, { by, at }: Doing, entries: readonly Entry[]) {
  const { order, history, events } = draft;
  order.version += 1;
  for (const { kind, reason = null, amountKrw = null } of entries) {
    const row = { storeId: order.storeId, orderId: order.id, at: at.toISOString() };
    const told = { byUserId: by.userId, requestId: null, deviceType: null };
    history.push({ ...row, ...told, seq: history.length + 1, kind, reason, amountKrw, by: by.name });
  }
  events.push({ type: 'ORDER_CHANGED', at: at.toISOString(), version: order.version });
}

/** An order that is fully paid closes at once where it is served in the store. */
function closing(draft: OrderDraft, at: Date): Entry[] {
  const { order, payments } = draft;
  if (leftToPay(order, payments) > 0 || order.orderType !== 'INSTORE') return [];
  order.status = 'CLOSED';
  order.closedAt = at.toISOString();
  return [{ kind: 'CLOSED' }];
}

/** Money in hand for an order that was taken before. */
export function payByHand(draft: OrderDraft, tender: Tender, doing: Doing) {
  book(draft, { tender, provider: null }, doing);
  change(draft, doing, [{ kind: 'PAID', amountKrw: tender.amount }, ...closing(draft, doing.at)]);
}

type CardCharge = { amount: number; approvalNumber: string | undefined };

/** A card at the simulated terminal: one move for the intent, one for the outcome. No approval number: declined. */
export function payByCard(draft: OrderDraft, { amount, approvalNumber }: CardCharge, doing: Doing) {
  const charge = { tender: { type: 'card' as const, amount }, provider: cardProvider };
  const { payments, transactions } = book(draft, charge, doing);
  change(draft, doing, []);

  for (const transaction of transactions) settle(transaction, approvalNumber, doing.at);
  if (approvalNumber === undefined) {
    change(draft, doing, [{ kind: 'PAYMENT_FAILED', reason: 'DECLINED', amountKrw: amount }]);
    return;
  }
  for (const payment of payments) payment.approvedKrw = amount;
  change(draft, doing, [{ kind: 'PAID', amountKrw: amount }, ...closing(draft, doing.at)]);
}

function book(
  draft: OrderDraft,
  { tender, provider }: { tender: Tender; provider: string | null },
  { by, at }: Doing,
) {
  const paying = { left: partsLeft(draft), tenders: [tender], provider, takenBy: by.userId };
  const { payments, transactions } = newPayments(saleOf(draft, at), paying);
  const named = payments.map((payment) => ({ ...payment, takenByName: by.name }));
  draft.payments.push(...named);
  draft.transactions.push(...transactions);
  return { payments: named, transactions };
}

function settle(
  transaction: OrderDraft['transactions'][number],
  approvalNumber: string | undefined,
  at: Date,
) {
  transaction.settledAt = at.toISOString();
  if (approvalNumber === undefined) {
    transaction.status = 'FAILED';
    transaction.failure = 'DECLINED';
    return;
  }
  transaction.status = 'APPROVED';
  transaction.approvalNumber = approvalNumber;
  transaction.cardNumber = '0000-00**-****-0000';
  transaction.cardIssuer = 'SIMULATED';
}

/** Hands over an order that was paid before. */
export function closeOrder(draft: OrderDraft, doing: Doing) {
  draft.order.status = 'CLOSED';
  draft.order.closedAt = doing.at.toISOString();
  change(draft, doing, [{ kind: 'CLOSED' }]);
}

/** Gives back all that was paid: what a provider decides first, then what was paid in hand. */
export function cancelOrder(
  draft: OrderDraft,
  { reason, approvalNumber }: { reason: string; approvalNumber: string },
  doing: Doing,
) {
  const { order, payments, transactions } = draft;
  const sale = saleOf(draft, doing.at);
  const held = payments.filter((payment) => heldBy(payment) > 0);
  const byCard = held.filter(({ type }) => type === 'card');
  const inHand = held.filter(({ type }) => type !== 'card');
  if (byCard.length > 0) change(draft, doing, [{ kind: 'CANCEL_REQUESTED', reason }]);

  const refunds = [...byCard, ...inHand].map((payment, after) => {
    const refund = wholeRefund(sale, payment, transactions, {
      provider: payment.type === 'card' ? cardProvider : null,
      after,
    });
    if (payment.type === 'card') settle(refund, approvalNumber, doing.at);
    payment.refundedKrw += refund.amountKrw;
    return refund;
  });
  transactions.push(...refunds);
  order.status = 'CANCELLED';
  order.cancelledAt = doing.at.toISOString();
  order.cancelReason = reason;
  // Each card refund but the last is a move of its own; the last one cancels the order.
  const told = refunds.map(({ amountKrw }): Entry => ({ kind: 'REFUNDED', amountKrw }));
  const ownMoves = Math.max(0, byCard.length - 1);
  for (const entry of told.slice(0, ownMoves)) change(draft, doing, [entry]);
  change(draft, doing, [...told.slice(ownMoves), { kind: 'CANCELLED', reason, amountKrw: order.totalKrw }]);
}

function saleOf({ order, transactions }: OrderDraft, now: Date): Sale {
  const { storeId, id: orderId, businessDate } = order;
  const eventDate = businessDateOf(now, defaultDayStart);
  return { storeId, orderId, businessDate, eventDate, transactionsBefore: transactions.length, now };
}
