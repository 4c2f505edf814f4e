import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { type LineRefund, sumOfRefund } from '@maru/contract/money/refund-lines.ts';
import { refundFromTenders } from '@maru/contract/money/refund-parts.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import {
  addParts,
  atProvider,
  heldBy,
  heldParts,
  movedPayments,
  taxPartsOf,
} from '#server/payments/payment-records.ts';
import { inHand, viaProviderOf } from '#server/payments/via-provider.ts';
import { newRefund } from '#server/payments/whole-refund.ts';
import type { RefundAsked, WholeOrder } from '../order-records.ts';
import { bookingOf } from '../paying/booking-of.ts';
import type { JobOf } from '../paying/card/card-gateways.ts';
import {
  partsOfRefund,
  splitRefund,
  stockOfLine,
  withAmountRefunded,
  withRefunds,
} from '../transitions/lines-refunded.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';

/** Refunds a part of a CLOSED order: immediately, or once its providers have decided. */
export function refunding(
  whole: WholeOrder,
  moment: Moment,
  { asked, jobOf }: { asked: RefundAsked; jobOf: JobOf },
): Transition {
  return asksProvider(whole, asked)
    ? refundRequested(whole, moment, { asked, jobOf })
    : refunded(whole, moment, asked);
}

export type TenderRefund = Pick<RefundAsked, 'amount' | 'lines' | 'reason'> & { paymentId: string };

/** A refund whose whole amount one payment gives back. Lines that cost nothing need no payment. */
export function askedOfTender({ lines }: WholeOrder, { paymentId, ...asked }: TenderRefund): RefundAsked {
  const amount = sumOfRefund(splitRefund(lines, askedOf(asked)) ?? []);
  return { ...asked, tenders: amount > 0 ? [{ paymentId, amount }] : [] };
}

/** Refunds a part of a CLOSED order from tenders in hand. */
export function refunded(whole: WholeOrder, moment: Moment, asked: RefundAsked): Transition {
  const refunds = checkRefundable(whole, asked);
  if (asksProvider(whole, asked))
    throw new Error(`order ${whole.order.id}: only its provider refunds a card`);
  return booked(whole, moment, { asked, refunds, givenBack: nothing });
}

/** Marks the order as waiting for the refunds of its provider. Nothing in hand is booked yet. */
export function refundRequested(
  whole: WholeOrder,
  moment: Moment,
  { asked, jobOf }: { asked: RefundAsked; jobOf: JobOf },
): Transition {
  const refunds = checkRefundable(whole, asked);
  // Cards take their tax parts first, so that these do not depend on what is booked in hand later.
  const cards = asked.tenders.filter(({ paymentId }) => isCard(whole, paymentId));
  const parts = partsOfTenders(whole, cards, partsOf(whole, refunds));
  const booking = bookingOf(whole, moment);
  const transactions = cards.map((tender, after) =>
    newRefund(booking, {
      ...tender,
      parts: parts[after] ?? nothing,
      via: viaProviderOf(whole.transactions, tender.paymentId),
      after,
    }),
  );
  const tenders = asked.tenders.map((tender) => ({
    ...tender,
    transactionId: transactions.find(({ paymentId }) => paymentId === tender.paymentId)?.id,
  }));
  return transitionOf({
    changes: { pending: 'REFUND', refundAsked: { ...asked, tenders } },
    transactions,
    history: [{ kind: 'REFUND_REQUESTED', reason: asked.reason, amountKrw: sumOfRefund(refunds) }],
    jobs: transactions.map(jobOf),
  });
}

/**
 * The transition once the provider has decided. If it refused a refund, nothing in hand is booked, and what it approved
 * counts as a refund by amount over the lines asked for.
 */
export function refundDecided(whole: WholeOrder, moment: Moment): Transition {
  const { order, lines, transactions } = whole;
  const asked = order.refundAsked;
  if (!asked) throw new Error(`nobody asked to refund order ${order.id}`);

  const requested = asked.tenders.flatMap(({ transactionId }) => transactionId ?? []);
  const approved = transactions.filter(({ id, status }) => requested.includes(id) && status === 'APPROVED');
  if (approved.length === requested.length) {
    const refunds = splitRefund(lines, askedOf(asked));
    if (!refunds) throw new Error(`order ${order.id} changed while its refund was pending`);
    const givenBack = approved.reduce((parts, row) => addParts(parts, taxPartsOf(row), 1), nothing);
    const transition = booked(whole, moment, { asked, refunds, givenBack });
    return { ...transition, changes: { ...transition.changes, refundAsked: null } };
  }
  const ids = asked.lines?.map(({ lineId }) => lineId);
  const refund = withAmountRefunded(whole, {
    lines: ids ? lines.filter(({ id }) => ids.includes(id)) : lines,
    amount: approved.reduce((sum, { amountKrw }) => sum + amountKrw, 0),
  });
  return transitionOf({ ...refund, changes: { ...refund.changes, refundAsked: null } });
}

/** Whether a provider has to give back a part. */
export function asksProvider(whole: WholeOrder, { tenders }: Pick<RefundAsked, 'tenders'>): boolean {
  return tenders.some(({ paymentId }) => isCard(whole, paymentId));
}

type Booking = {
  asked: RefundAsked;
  refunds: readonly LineRefund[];
  /** The parts that the provider gave back already. */
  givenBack: TaxParts;
};

/** Books the refund with its tenders in hand. */
function booked(whole: WholeOrder, moment: Moment, { asked, refunds, givenBack }: Booking): Transition {
  const hands = asked.tenders.filter(({ paymentId }) => !isCard(whole, paymentId));
  const parts = partsOfTenders(whole, hands, addParts(partsOf(whole, refunds), givenBack, -1));
  const booking = bookingOf(whole, moment);
  const transactions = hands.map((tender, after) =>
    newRefund(booking, { ...tender, parts: parts[after] ?? nothing, via: inHand, after }),
  );
  return transitionOf({
    ...withRefunds(whole, refunds),
    payments: movedPayments(whole.payments, transactions),
    transactions,
    history: [
      ...transactions.map(({ amountKrw }) => ({ kind: 'REFUNDED' as const, reason: null, amountKrw })),
      { kind: 'ORDER_REFUNDED', reason: asked.reason, amountKrw: sumOfRefund(refunds) },
    ],
    stock: { returned: stockBack(whole, asked), taken: [] },
  });
}

const nothing: TaxParts = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };

/** Refuses what this order does not allow. Returns what its lines give back. */
function checkRefundable(whole: WholeOrder, asked: RefundAsked): readonly LineRefund[] {
  const { order, lines, payments } = whole;
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('refund', order)) fail('ORDER_NOT_REFUNDABLE', { reason: 'STATUS' });
  const refunds =
    splitRefund(lines, askedOf(asked)) ?? fail('ORDER_NOT_REFUNDABLE', { reason: 'MORE_THAN_STANDS' });

  for (const { paymentId, amount } of asked.tenders) {
    const payment = payments.find(({ id }) => id === paymentId) ?? fail('NOT_FOUND');
    const most = payment.type === 'card' ? atProvider(payment) : heldBy(payment);
    if (amount > most) fail('ORDER_NOT_REFUNDABLE', { reason: 'MORE_THAN_HELD' });
  }
  const given = asked.tenders.reduce((sum, { amount }) => sum + amount, 0);
  if (given !== sumOfRefund(refunds)) fail('ORDER_NOT_REFUNDABLE', { reason: 'TENDERS_DIFFER' });
  return refunds;
}

function askedOf({ amount = 0, lines }: Pick<RefundAsked, 'amount' | 'lines'>) {
  return lines ? { lines } : { amount };
}

function isCard({ payments }: WholeOrder, paymentId: string): boolean {
  return payments.some(({ id, type }) => id === paymentId && type === 'card');
}

/** The tax parts of all refunded lines together. */
function partsOf({ lines }: WholeOrder, refunds: readonly LineRefund[]): TaxParts {
  return refunds.reduce((parts, { lineId, amount }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? addParts(parts, partsOfRefund(line, amount), 1) : parts;
  }, nothing);
}

function partsOfTenders(
  { transactions }: WholeOrder,
  tenders: RefundAsked['tenders'],
  parts: TaxParts,
): TaxParts[] {
  const heldOf = (paymentId: string) =>
    heldParts(transactions.filter((transaction) => transaction.paymentId === paymentId));
  return refundFromTenders(
    parts,
    tenders.map(({ paymentId, amount }) => ({ amount, held: heldOf(paymentId) })),
  );
}

/** The counted stock that comes back with the refunded lines. */
function stockBack({ lines }: WholeOrder, asked: RefundAsked): Transition['stock']['returned'] {
  return (asked.lines ?? []).flatMap(({ lineId, quantity, isStockLost }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line?.itemId || isStockLost) return [];
    const after = { ...line, refundedQuantity: line.refundedQuantity + quantity };
    const back = stockOfLine(line) - stockOfLine(after);
    return back > 0 ? [{ itemId: line.itemId, quantity: back }] : [];
  });
}
