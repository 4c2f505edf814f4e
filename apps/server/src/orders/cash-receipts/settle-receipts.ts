import type { FastifyBaseLogger } from 'fastify';
import {
  findReceipt,
  listUnconfirmed,
  listUndecided,
  listUnheard,
} from '#server/cash-receipts/find-receipts.ts';
import { checkAgainAt } from '#server/cash-receipts/write-receipts.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { findReceiptAtIssuer, isOutcome } from './ask-issuer.ts';
import { type SettlingParts, settleReceipt } from './settle-receipt-job.ts';

const minute = 60_000;
/** How long an issuer is asked about what a person has decided. */
const askedAfterDecision = 30 * 24 * 60 * minute;
/** The tax office usually confirms on the next day. */
const longestPause = 180 * minute;

type Parts = SettlingParts & { log: FastifyBaseLogger };

/**
 * Every minute, settles receipts whose own jobs wait longer by now, as during a long outage of the issuer, and asks what
 * became of those that a person has decided.
 */
export function settleUndecidedReceipts({ db, clock, log }: Parts, settle: Job) {
  return async () => {
    const now = clock().getTime();
    const undecided = await listUndecided(db, new Date(now - minute));
    const unheard = await listUnheard(db, new Date(now - askedAfterDecision));
    for (const { storeId, id } of [...undecided, ...unheard])
      await settle({ storeId, receiptId: id, answerKey: null }).catch((error: unknown) => {
        log.info({ err: error, storeId, receiptId: id }, 'cash receipt not settled yet');
      });
  };
}

/** Every minute, asks whether the tax office has confirmed what was issued; the older a receipt, the less often. */
export function confirmReceipts(parts: Parts) {
  const { db, clock, log } = parts;
  return async () => {
    const now = clock();
    for (const { storeId, id, issuedAt } of await listUnconfirmed(db, now)) {
      const pause = Math.min(longestPause, Math.max(minute, (now.getTime() - issuedAt.getTime()) / 4));
      await checkAgainAt(db, { storeId, id }, new Date(now.getTime() + pause));
      await confirmReceipt(parts, storeId, id).catch((error: unknown) => {
        log.info({ err: error, storeId, receiptId: id }, 'cash receipt not confirmed yet');
      });
    }
  };
}

async function confirmReceipt(parts: Parts, storeId: string, id: string) {
  const receipt = await findReceipt(parts.db, storeId, id);
  if (receipt?.status !== 'ISSUED') return;
  const found = await findReceiptAtIssuer(parts, receipt);
  // An issuer that does not list it any more has said nothing about it.
  if (isOutcome(found) && found.status !== 'ISSUED') await settleReceipt(parts, receipt, found);
}
