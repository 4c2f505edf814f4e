import { newPayments, type Tender } from '#server/payments/new-payments.ts';
import { inHand, type Via } from '#server/payments/via-provider.ts';
import { amountThatFits, takenEntries } from '../excess/split-off-excess.ts';
import type { WholeOrder } from '../order-records.ts';
import { closedOncePaid } from '../transitions/closed.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { bookingOf } from './booking-of.ts';
import type { JobOf } from './card/card-gateways.ts';
import { partsLeft } from './payable.ts';

/** Pays an order partly or fully with tenders in hand, which may close it. */
export function paidInHand(whole: WholeOrder, moment: Moment, tenders: readonly Tender[]): Transition {
  const paying = transitionOf({
    ...tendersOf(whole, moment, { tenders, via: inHand }),
    history: tenders.map(({ amount }) => ({ kind: 'PAID', reason: null, amountKrw: amount })),
  });
  return closedOncePaid(whole, paying, moment);
}

/**
 * Books a tender in hand that a till took without network, whatever the status of the order is: what fits pays it, the rest
 * is an excess. `taken` is the moment at which the till took it.
 */
export function receivedInHand(whole: WholeOrder, moment: Moment, received: ReceivedTender): Transition {
  const { tender, taken } = received;
  const fits = amountThatFits(whole, tender.amount);
  const excess = tender.amount - fits;
  const tenders = [{ ...tender, amount: fits, excess }];
  const paying = transitionOf({
    ...tendersOf(whole, taken, { tenders, via: inHand, receiptedAt: moment.now }),
    history: takenEntries({ fits, excess }),
  });
  return closedOncePaid(whole, paying, moment);
}

type ReceivedTender = { tender: Tender; taken: Moment };

/** Marks the order as waiting for the provider's answer to a charge. */
export function chargeRequested(
  whole: WholeOrder,
  moment: Moment,
  { amount, via, jobOf }: { amount: number; via: Via; jobOf: JobOf },
): Transition {
  const rows = tendersOf(whole, moment, { tenders: [{ type: 'card', amount }], via });
  return transitionOf({ ...rows, changes: { pending: 'PAY' }, jobs: rows.transactions.map(jobOf) });
}

function tendersOf(
  whole: WholeOrder,
  moment: Moment,
  asked: { tenders: readonly Tender[]; via: Via; receiptedAt?: Date },
) {
  const paying = { ...asked, left: partsLeft(whole), takenBy: moment.by.byUserId };
  const { payments, transactions } = newPayments(bookingOf(whole, moment), paying);
  const takenByName = moment.byName;
  return { payments: payments.map((payment) => ({ ...payment, takenByName })), transactions };
}
