import { fail } from '#server/http/refusal.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { paymentIn } from './payment-in.ts';

export type TerminalData = { approvalNumber?: string | undefined; cardIssuer?: string | undefined };

/** Adds, once, data from the slip of a separate card terminal. Data that was typed in before stays. */
export function completed(
  whole: WholeOrder,
  moment: Moment,
  { row, data }: { row: TransactionRecord; data: TerminalData },
): Transition {
  const { approvalNumber, cardIssuer } = data;
  const isTypedIn = paymentIn(whole, row.paymentId).type === 'INSTORE_CAT' && row.kind === 'APPROVAL';
  if (!isTypedIn) fail('TRANSACTION_NOT_CHANGEABLE', { reason: 'NOT_TYPED_IN' });
  const isThere = (approvalNumber && row.approvalNumber) || (cardIssuer && row.cardIssuer);
  if (row.completedAt || isThere) fail('TRANSACTION_NOT_CHANGEABLE', { reason: 'COMPLETED' });

  const full = {
    ...row,
    approvalNumber: approvalNumber ?? row.approvalNumber,
    cardIssuer: cardIssuer ?? row.cardIssuer,
    completedAt: moment.now.toISOString(),
  };
  return transitionOf({
    transactions: [full],
    history: [{ kind: 'TERMINAL_COMPLETED', reason: null, amountKrw: row.amountKrw + row.excessKrw }],
  });
}
