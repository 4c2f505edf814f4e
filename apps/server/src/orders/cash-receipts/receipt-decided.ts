import { decisionsOn, type ReceiptDecision } from '@maru/contract/cash-receipts/decision.ts';
import { isWaiting, type NamedReceipt, presentReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { newId } from '#server/db/new-id.ts';
import { fail } from '#server/http/refusal.ts';
import type { WholeOrder } from '../order-records.ts';
import { paymentIn } from '../paying/payment-in.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { receiptJob } from './receipt-job.ts';
import { asCancelled, cashOf } from './receipt-rows.ts';

export type Deciding = { decision: ReceiptDecision; approvalNumber?: string | undefined; reason: string };

/** An owner decides the outcome of a receipt, because its issuer has not answered for a day. */
export function receiptDecided(
  whole: WholeOrder,
  moment: Moment,
  { receipt, ...deciding }: Deciding & { receipt: NamedReceipt },
): Transition {
  checkMayDecide(receipt, deciding.decision, moment.now);
  const at = moment.now.toISOString();
  const row = { ...receipt, decidedBy: moment.by.byUserId, decidedAt: at, failure: null };
  const { kind, ...rows } = decidedAs(whole, row, deciding, moment.now);
  const { id: cashReceiptId, amountKrw } = receipt;
  return transitionOf({
    ...rows,
    history: [
      { kind: 'CASH_RECEIPT_DECIDED', reason: deciding.reason, amountKrw, cashReceiptId },
      { kind, reason: null, amountKrw, cashReceiptId },
    ],
  });
}

function checkMayDecide(receipt: NamedReceipt, decision: ReceiptDecision, now: Date) {
  const shown = presentReceipt(receipt);
  const refuse = (reason: 'DECIDED' | 'TOO_EARLY' | 'OTHER') =>
    fail('CASH_RECEIPT_NOT_DECIDABLE', { reason });
  if (shown.unansweredSince === null) refuse('DECIDED');
  const decisions = decisionsOn(shown, now);
  if (decisions.length === 0) refuse('TOO_EARLY');
  if (!decisions.includes(decision)) refuse('OTHER');
}

type Decided = Partial<Transition> & { kind: Transition['history'][number]['kind'] };

function decidedAs(
  whole: WholeOrder,
  row: NamedReceipt,
  { decision, approvalNumber }: Deciding,
  now: Date,
): Decided {
  const at = now.toISOString();
  const cash = cashOf(whole, paymentIn(whole, row.paymentId)).amountKrw;
  switch (decision) {
    case 'ISSUED': {
      const issued = { ...row, status: decision, approvalNumber: approvalNumber ?? null, issuedAt: at };
      return { kind: 'CASH_RECEIPT_ISSUED', cashReceipts: [issued] };
    }
    case 'NOT_ISSUED': {
      const failed = cash === 0 ? asCancelled(row, now) : { ...row, status: 'FAILED' as const };
      return { kind: 'CASH_RECEIPT_FAILED', cashReceipts: [failed] };
    }
    case 'CANCELLED':
      return { kind: 'CASH_RECEIPT_CANCELLED', cashReceipts: [asCancelled(row, now)] };
    case 'NOT_CANCELLED':
      return { kind: 'CASH_RECEIPT_CANCEL_FAILED', ...notCancelled(whole, row, { cash, now }) };
  }
}

/**
 * If the amount of the receipt is what the payment holds, the receipt stays issued, and a new one that waited for the
 * cancellation is dropped. Otherwise the receipt still has to be cancelled, so the issuer is asked again.
 */
function notCancelled(
  { cashReceipts }: WholeOrder,
  row: NamedReceipt,
  { cash, now }: { cash: number; now: Date },
): Partial<Transition> {
  if (cash !== row.amountKrw) {
    const again = { ...row, cancelId: newId(), cancelRequestedAt: now.toISOString() };
    return {
      cashReceipts: [{ ...again, decidedBy: null, decidedAt: null }],
      jobs: [receiptJob(again)],
    };
  }
  const waiting = cashReceipts.filter((other) => other.paymentId === row.paymentId && isWaiting(other));
  const status = row.confirmedAt === null ? ('ISSUED' as const) : ('CONFIRMED' as const);
  // In this order, because the database allows one live receipt at any moment.
  return { cashReceipts: [...waiting.map((other) => asCancelled(other, now)), { ...row, status }] };
}
