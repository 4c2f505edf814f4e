import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { shareOverTenders } from '@maru/contract/money/share-over-tenders.ts';
import {
  byGuestOf,
  movedPayments,
  type TransactionRecord,
  taxColumns,
} from '#server/payments/payment-records.ts';
import { leftToPay, type WholeOrder } from '../order-records.ts';
import { partsLeft } from '../paying/payable.ts';
import { paymentIn } from '../paying/payment-in.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';

/** How much of this money the order can take. The rest is an excess. */
export function amountThatFits({ order, payments }: WholeOrder, amount: number): number {
  const isTaking = order.status === 'OPEN' && (order.pending === null || order.pending === 'PAY');
  return isTaking ? Math.max(0, Math.min(amount, leftToPay(order, payments))) : 0;
}

/**
 * Books an approved charge: what fits pays the order, the rest is an excess of the same payment. The tax parts are taken
 * from what is left now, because other tenders may have been booked since the charge was requested.
 */
export function chargeBooked(whole: WholeOrder, charge: TransactionRecord): Transition {
  const fits = amountThatFits(whole, charge.amountKrw);
  const excess = charge.amountKrw - fits;
  const [parts = nothing] = fits > 0 ? shareOverTenders(partsLeft(whole), [fits]) : [];
  const row = { ...charge, amountKrw: fits, excessKrw: excess, ...taxColumns(parts) };
  const payment = { ...paymentIn(whole, charge.paymentId), amountKrw: fits };
  return transitionOf({
    transactions: [row],
    payments: movedPayments([payment], [row]),
    history: takenEntries({ fits, excess }).map((entry) => ({ ...entry, ...byGuestOf(charge) })),
  });
}

const nothing: TaxParts = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };

export function takenEntries({ fits, excess }: { fits: number; excess: number }): Transition['history'] {
  const paid = { kind: 'PAID' as const, reason: null, amountKrw: fits };
  const beyond = { kind: 'EXCESS' as const, reason: null, amountKrw: excess };
  return [...(fits > 0 ? [paid] : []), ...(excess > 0 ? [beyond] : [])];
}
