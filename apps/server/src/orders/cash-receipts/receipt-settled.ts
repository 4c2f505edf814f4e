import { awaitsLateAnswer, type NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { newId } from '#server/db/new-id.ts';
import type { IssueOutcome } from '#server/providers/cash-receipt/cash-receipt-issuer.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { receiptAnsweredLate } from './receipt-answered-late.ts';
import { asCancelled, issuedBy } from './receipt-rows.ts';
import { triedLater, tryLater } from './retry-later.ts';

/**
 * What an issuer has decided about a receipt. FAILED for a receipt that is to be cancelled: the issuer refused the
 * cancellation. `isRejected`: no cancellation is needed, because the tax office has rejected the receipt.
 */
export type ReceiptOutcome = IssueOutcome | { status: 'CANCELLED'; isRejected?: true };

/** PENDING: the issuer has accepted the request to cancel and has not decided it. */
export type ReceiptAnswer = ReceiptOutcome | { status: 'PENDING' };

type Issued = Extract<IssueOutcome, { issuerKey: string }>;
type Settled = { row: NamedReceipt; history: Transition['history'] };

/**
 * The transition for what an issuer reports. Undefined if it is not new: issuers and jobs may report the same twice.
 */
export function receiptSettled(
  whole: WholeOrder,
  moment: Moment,
  { receiptId, outcome }: { receiptId: string; outcome: ReceiptAnswer },
): Transition | undefined {
  const receipt = whole.cashReceipts.find(({ id }) => id === receiptId);
  if (!receipt) throw new Error(`receipt ${receiptId} is not on its order`);
  if (outcome.status === 'PENDING') return cancelTaken(receipt);
  if (awaitsLateAnswer(receipt)) return receiptAnsweredLate(whole, moment.now, { receipt, outcome });
  const settled = settledBy(receipt, outcome, moment.now);
  if (!settled) return undefined;
  const asker = moment.by.byUserId === null ? askerOf(whole, receipt) : undefined;
  const history = settled.history.map((entry) => ({
    ...{ ...entry, cashReceiptId: receiptId },
    ...((entry.kind === 'CASH_RECEIPT_ISSUED' || entry.kind === 'CASH_RECEIPT_CANCELLED') && asker),
  }));
  return transitionOf({ cashReceipts: [settled.row], history });
}

/**
 * The person whose request led to this outcome: the one who requested this receipt or, if this receipt is
 * being cancelled, the receipt that replaces it. Undefined if there is no such request, or if a change of the
 * amount caused it.
 */
function askerOf({ cashReceipts }: WholeOrder, receipt: NamedReceipt) {
  const isOut = receipt.status === 'CANCEL_REQUESTED';
  const [old, next] = isOut
    ? [receipt, cashReceipts.find(({ replacesId }) => replacesId === receipt.id)]
    : [cashReceipts.find(({ id }) => id === receipt.replacesId), receipt];
  if (!next || (old && old.amountKrw !== next.amountKrw)) return undefined;
  return { byUserId: next.requestedBy, by: next.requestedByName };
}

/** Clears an earlier refusal, so that the next one is reported. */
function cancelTaken(receipt: NamedReceipt): Transition | undefined {
  if (receipt.status !== 'CANCEL_REQUESTED' || receipt.failure === null) return undefined;
  return transitionOf({ cashReceipts: [{ ...receipt, failure: null }] });
}

function settledBy(receipt: NamedReceipt, outcome: ReceiptOutcome, now: Date): Settled | undefined {
  const { status } = receipt;
  const isOut = status === 'CANCEL_REQUESTED';
  if (isOut && outcome.status === 'FAILED') return cancelRefused(receipt, outcome.failure);
  const isOpen = status === 'REQUESTED' || status === 'ISSUED';
  if (outcome.status === 'CANCELLED') {
    const row = outcome.isRejected ? { ...receipt, rejectedAt: now.toISOString() } : receipt;
    return isOut || isOpen ? cancelled(row, now) : undefined;
  }
  if ('failure' in outcome) return isOpen ? refused(receipt, outcome, now) : undefined;
  if (status === 'REQUESTED') return issued(receipt, outcome, now);
  if (status === 'ISSUED' && outcome.status === 'CONFIRMED')
    return { row: { ...receipt, status: 'CONFIRMED', confirmedAt: now.toISOString() }, history: [] };
  return undefined;
}

function issued(receipt: NamedReceipt, outcome: Issued, now: Date): Settled {
  return {
    row: issuedBy(receipt, outcome, now),
    history: [entryOf('CASH_RECEIPT_ISSUED', receipt, null)],
  };
}

function refused(
  receipt: NamedReceipt,
  { status, failure }: Extract<IssueOutcome, { failure: string }>,
  now: Date,
): Settled {
  const isPassing = receipt.status === 'REQUESTED' && failure === tryLater;
  const waiting = isPassing ? triedLater(receipt, now) : undefined;
  if (waiting) return { row: waiting, history: [] };
  // An issuer cannot refuse a receipt that it has issued, so the tax office rejected it.
  const then = receipt.status === 'ISSUED' ? 'REJECTED' : status;
  const rejectedAt = then === 'REJECTED' ? now.toISOString() : null;
  return {
    row: { ...receipt, status: then, failure, rejectedAt },
    history: [entryOf('CASH_RECEIPT_FAILED', receipt, failure)],
  };
}

function cancelled(receipt: NamedReceipt, now: Date): Settled {
  return {
    row: asCancelled(receipt, now),
    history: [entryOf('CASH_RECEIPT_CANCELLED', receipt, receipt.cancelReason)],
  };
}

/**
 * The receipt still has to be cancelled. The next request has another id, because an issuer repeats its refusal of an
 * id that it knows. The history names the same refusal once.
 */
function cancelRefused(receipt: NamedReceipt, failure: string): Settled {
  const isNew = receipt.failure !== failure;
  return {
    row: { ...receipt, failure, cancelId: newId() },
    history: isNew ? [entryOf('CASH_RECEIPT_CANCEL_FAILED', receipt, failure)] : [],
  };
}

function entryOf(
  kind: Transition['history'][number]['kind'],
  { amountKrw }: NamedReceipt,
  reason: string | null,
) {
  return { kind, reason, amountKrw };
}
