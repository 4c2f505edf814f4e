import { newPayments, type Tender } from '#server/payments/new-payments.ts';
import type { WholeOrder } from '../order-records.ts';
import { closedOncePaid } from '../transitions/closed.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { bookingOf } from './booking-of.ts';
import type { Asking } from './card/card-desk.ts';
import { partsLeft } from './payable.ts';

/** Pays an order partly or fully with tenders in hand, which may close it. */
export function paidInHand(whole: WholeOrder, moment: Moment, tenders: readonly Tender[]): Transition {
  const paying = transitionOf({
    ...tendersOf(whole, moment, { tenders, provider: null }),
    history: tenders.map(({ amount }) => ({ kind: 'PAID', reason: null, amountKrw: amount })),
  });
  return closedOncePaid(whole, paying, moment);
}

/** Marks the order as waiting for the provider's answer to a charge. */
export function chargeRequested(
  whole: WholeOrder,
  moment: Moment,
  { amount, provider, jobOf }: { amount: number } & Asking,
): Transition {
  const rows = tendersOf(whole, moment, { tenders: [{ type: 'card', amount }], provider });
  return transitionOf({ ...rows, changes: { pending: 'PAY' }, jobs: rows.transactions.map(jobOf) });
}

function tendersOf(
  whole: WholeOrder,
  moment: Moment,
  asked: { tenders: readonly Tender[]; provider: string | null },
) {
  const paying = { ...asked, left: partsLeft(whole), takenBy: moment.by.byUserId };
  const { payments, transactions } = newPayments(bookingOf(whole, moment), paying);
  const takenByName = moment.byName;
  return { payments: payments.map((payment) => ({ ...payment, takenByName })), transactions };
}
