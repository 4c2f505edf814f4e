import type { FastifyBaseLogger } from 'fastify';
import {
  findReceipt,
  listAwaitingLateAnswer,
  listUnconfirmed,
  listUndecided,
} from '#server/cash-receipts/find-receipts.ts';
import { checkAgainAt } from '#server/cash-receipts/write-receipts.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { findReceiptAtIssuer, isOutcome } from './ask-issuer.ts';
import { issuersReadingOnce } from './receipt-issuers.ts';
import { type SettlingParts, settleReceipt } from './settle-receipt-job.ts';

const minute = 60_000;
/** The tax office usually confirms on the next day. */
const longestPause = 180 * minute;
/** Shorter, because a till may be waiting for the outcome. */
const undecidedPause = 15 * minute;
/** How long an issuer is asked about receipts that a person has decided, and how often. */
const askedAfterDecision = 30 * 24 * 60 * minute;
const lateAnswerPause = 60 * minute;

type Parts = SettlingParts & { log: FastifyBaseLogger };

/**
 * Every minute, settles receipts whose own jobs have backed off, as during a long outage of the issuer, and asks for
 * the outcome of those that a person has decided. The longer a receipt is undecided, the less often its issuer is
 * asked.
 */
export function settleUndecidedReceipts({ db, clock, log }: Parts, settle: Job) {
  async function ask({ storeId, id }: { storeId: string; id: string }, pause: number) {
    await checkAgainAt(db, { storeId, id }, new Date(clock().getTime() + pause));
    await settle({ storeId, receiptId: id, answerKey: null }).catch((error: unknown) => {
      log.info({ err: error, storeId, receiptId: id }, 'cash receipt not settled yet');
    });
  }

  return async () => {
    const now = clock();
    const before = new Date(now.getTime() - minute);
    for (const receipt of await listUndecided(db, { before, now }))
      await ask(receipt, pauseSince(receipt.since, now, undecidedPause));
    const since = new Date(now.getTime() - askedAfterDecision);
    for (const receipt of await listAwaitingLateAnswer(db, { since, now }))
      await ask(receipt, lateAnswerPause);
  };
}

/**
 * Every minute, asks whether the tax office has confirmed what was issued; the older a receipt, the less often. What an
 * issuer lists is read once for all receipts of the run.
 */
export function confirmReceipts(parts: Parts) {
  const { db, clock, log } = parts;
  return async () => {
    const now = clock();
    const reading = { ...parts, issuers: issuersReadingOnce(parts.issuers) };
    for (const { storeId, id, issuedAt } of await listUnconfirmed(db, now)) {
      const pause = pauseSince(issuedAt, now, longestPause);
      await checkAgainAt(db, { storeId, id }, new Date(now.getTime() + pause));
      await confirmReceipt(reading, storeId, id).catch((error: unknown) => {
        log.info({ err: error, storeId, receiptId: id }, 'cash receipt not confirmed yet');
      });
    }
  };
}

function pauseSince(since: Date, now: Date, longest: number): number {
  return Math.min(longest, Math.max(minute, (now.getTime() - since.getTime()) / 4));
}

async function confirmReceipt(parts: Parts, storeId: string, id: string) {
  const receipt = await findReceipt(parts.db, storeId, id);
  if (receipt?.status !== 'ISSUED') return;
  const found = await findReceiptAtIssuer(parts, receipt);
  // If the issuer does not list the receipt any more, that decides nothing.
  if (isOutcome(found) && found.status !== 'ISSUED') await settleReceipt(parts, receipt, found);
}
