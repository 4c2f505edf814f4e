import type { ProviderFailure } from '@maru/contract/payments/provider-failures.ts';
import { z } from 'zod';
import {
  awaitsLateAnswer,
  type NamedReceipt,
  presentReceipt,
} from '#server/cash-receipts/cash-receipt-records.ts';
import { findReceipt } from '#server/cash-receipts/find-receipts.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { completeUnfinishedAnswer } from '#server/http/run-once.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { keysRefused } from '#server/providers/card/card-provider.ts';
import { cancelReceipt, findReceiptAtIssuer, type IssuerParts, isOutcome } from './ask-issuer.ts';
import type { ReceiptAnswer } from './receipt-settled.ts';
import { recordReceipt } from './record-receipt.ts';
import { isToWait } from './retry-later.ts';
import { sendReceipt } from './send-receipt.ts';

/** A job has no user and no request. */
const byJob = { byUserId: null, requestId: null, deviceType: null };

const notReceived = 'NOT_RECEIVED' satisfies ProviderFailure;

const Payload = z.object({
  storeId: z.string(),
  receiptId: z.string(),
  answerKey: z.object({ scopeId: z.string(), endpoint: z.string(), key: z.string() }).nullable(),
});

export type SettlingParts = IssuerParts & {
  db: Db;
  clock: () => Date;
  onCommit: (storeId: string) => void;
};

/**
 * Asks the issuer about a receipt that is to be issued or cancelled, sends the request if the issuer does not know it,
 * and books the outcome. While the issuer has not decided or refuses to cancel, the job fails, so that the queue
 * retries with back-off.
 */
export function settleReceiptJob(parts: SettlingParts): Job {
  const { db } = parts;
  return async (payload) => {
    const { storeId, receiptId, answerKey } = Payload.parse(payload);
    const receipt = await findReceipt(db, storeId, receiptId);
    if (!receipt) return;
    const outcome = await outcomeOf(parts, receipt);
    const after = await settleReceipt(parts, receipt, outcome, async (tx, settled) => {
      if (answerKey) await completeUnfinishedAnswer(tx, answerKey, { output: presentReceipt(settled) });
    });
    if (after.status === 'CANCEL_REQUESTED') throw new Error(`receipt ${receiptId} is not cancelled yet`);
  };
}

/** Books an outcome and runs `also` in the same transaction. */
export async function settleReceipt(
  { db, clock, onCommit }: Pick<SettlingParts, 'db' | 'clock' | 'onCommit'>,
  receipt: NamedReceipt,
  outcome: ReceiptAnswer | undefined,
  also: (tx: Parameters<typeof recordReceipt>[0], settled: NamedReceipt) => Promise<void> = async () => {},
): Promise<NamedReceipt> {
  const { storeId } = receipt;
  const after = await inTransaction(db, async (tx) => {
    const settled = await recordReceipt(tx, { storeId, receipt, outcome, by: byJob, now: clock() });
    await also(tx, settled);
    return settled;
  });
  onCommit(storeId);
  return after;
}

/** Undefined if there is nothing to book. Throws while the issuer has not decided whether it issues the receipt. */
async function outcomeOf(parts: SettlingParts, receipt: NamedReceipt): Promise<ReceiptAnswer | undefined> {
  const { status, askedAt } = receipt;
  if (awaitsLateAnswer(receipt)) {
    const found = await findReceiptAtIssuer(parts, receipt);
    return isOutcome(found) ? found : undefined;
  }
  const signal = AbortSignal.timeout(parts.issuers.waitMilliseconds);
  if (status === 'CANCEL_REQUESTED') return cancelOutcome(parts, receipt, signal);
  return status === 'REQUESTED' && askedAt !== null ? issueOutcome(parts, receipt, signal) : undefined;
}

async function issueOutcome(parts: SettlingParts, receipt: NamedReceipt, signal: AbortSignal) {
  if (isToWait(receipt, parts.clock())) return undefined;
  if (receipt.sentAt !== null) {
    const found = await findReceiptAtIssuer(parts, receipt);
    if (found.status === 'PENDING' || found.status === keysRefused) throw notDecided(receipt);
    if (isOutcome(found)) return found;
  }
  return sendReceipt(parts, receipt, signal);
}

async function cancelOutcome(
  parts: SettlingParts,
  receipt: NamedReceipt,
  signal: AbortSignal,
): Promise<ReceiptAnswer> {
  const found = await findReceiptAtIssuer(parts, receipt);
  // Booked as a failure, because a person has to know that the receipt stays: the store has to cancel it elsewhere.
  if (found.status === keysRefused) return { status: 'FAILED', failure: keysRefused };
  if (found.status === 'PENDING') return { status: 'PENDING' };
  // What the tax office rejected needs no cancellation.
  if (found.status === 'REJECTED') return { status: 'CANCELLED', isRejected: true };
  if (found.status === 'CANCELLED') return { status: 'CANCELLED' };
  // The refusal is booked first. The next try has another id, because an issuer repeats its answer to an id that it
  // knows.
  const { cancelFailure } = found;
  if (cancelFailure !== undefined && receipt.failure === null)
    return { status: 'FAILED', failure: cancelFailure };
  const issuerKey = receipt.issuerKey ?? ('issuerKey' in found ? found.issuerKey : null);
  // A person decided that the receipt was issued, but this issuer has none: it was issued elsewhere and has to be
  // cancelled there.
  if (issuerKey === null) return { status: 'FAILED', failure: notReceived };
  return cancelReceipt(parts, { receipt: { ...receipt, issuerKey }, signal });
}

function notDecided({ id }: NamedReceipt): Error {
  return new Error(`receipt ${id} is not decided yet`);
}
