import { isLive, type NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { newId } from '#server/db/new-id.ts';
import type { WholeOrder } from '../order-records.ts';
import { paymentIn } from '../paying/payment-in.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { receiptJob } from './receipt-job.ts';
import { asCancelled, cashOf, issuedBy } from './receipt-rows.ts';
import type { ReceiptOutcome } from './receipt-settled.ts';

type Issued = Extract<ReceiptOutcome, { issuerKey: string }>;

/**
 * Applies the issuer's answer about a receipt whose outcome a person had set by hand; the answer corrects it. A receipt
 * that exists after all is cancelled unless it may stay, so that a payment never keeps two.
 */
export function receiptAnsweredLate(
  whole: WholeOrder,
  now: Date,
  { receipt, outcome }: { receipt: NamedReceipt; outcome: ReceiptOutcome },
): Transition {
  const heard = { ...receipt, heardAt: now.toISOString() };
  if ('issuerKey' in outcome) return existing(whole, heard, outcome, now);
  const { id: cashReceiptId, status, amountKrw } = heard;
  if (status !== 'ISSUED' && status !== 'CONFIRMED')
    return transitionOf({ cashReceipts: [gone(heard, outcome, now)] });
  if (outcome.status === 'CANCELLED')
    return transitionOf({
      cashReceipts: [asCancelled(heard, now)],
      history: [{ kind: 'CASH_RECEIPT_CANCELLED', reason: heard.cancelReason, amountKrw, cashReceiptId }],
    });
  const { failure } = outcome;
  return transitionOf({
    cashReceipts: [{ ...heard, status: 'REJECTED', failure, rejectedAt: now.toISOString() }],
    history: [{ kind: 'CASH_RECEIPT_FAILED', reason: failure, amountKrw, cashReceiptId }],
  });
}

/** The row of a receipt that does not exist at the issuer. If it had been issued before, the tax office rejected it. */
function gone(heard: NamedReceipt, outcome: ReceiptOutcome, now: Date): NamedReceipt {
  if (!('failure' in outcome)) return heard;
  return {
    ...heard,
    failure: heard.status === 'FAILED' ? outcome.failure : heard.failure,
    rejectedAt: heard.issuedAt === null ? heard.rejectedAt : now.toISOString(),
  };
}

/** A receipt that the issuer has issued. */
function existing(whole: WholeOrder, heard: NamedReceipt, outcome: Issued, now: Date): Transition {
  const { id: cashReceiptId, status, amountKrw } = heard;
  const row = issuedBy(heard, outcome, now);
  if (status === 'ISSUED' || status === 'CONFIRMED') return transitionOf({ cashReceipts: [row] });
  const wasToGo = heard.cancelRequestedAt !== null;
  const kind = wasToGo ? 'CASH_RECEIPT_CANCEL_FAILED' : 'CASH_RECEIPT_ISSUED';
  const history = [{ kind, reason: null, amountKrw, cashReceiptId } as const];
  if (mayStay(whole, heard)) return transitionOf({ cashReceipts: [row], history });
  const leaving: NamedReceipt = {
    ...row,
    ...{ status: 'CANCEL_REQUESTED', cancelId: newId(), cancelRequestedAt: now.toISOString() },
    // A person may decide once more. `heardAt` stays, so the issuer is not asked again after that decision.
    ...{ cancelledAt: null, checkAt: null, decidedBy: null, decidedAt: null },
  };
  return transitionOf({ cashReceipts: [leaving], history, jobs: [receiptJob(leaving)] });
}

/** Whether the receipt may stay: nobody has dropped or replaced it, and its amount is what its payment still holds. */
function mayStay(
  whole: WholeOrder,
  { id, status, paymentId, amountKrw, identifierSealed }: NamedReceipt,
): boolean {
  const others = whole.cashReceipts.filter((other) => other.paymentId === paymentId && other.id !== id);
  if (status !== 'FAILED' || identifierSealed === null || others.some(isLive)) return false;
  return cashOf(whole, paymentIn(whole, paymentId)).amountKrw === amountKrw;
}
