import type { ProviderFailure } from '@maru/contract/payments/provider-failures.ts';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { writeReceipts } from '#server/cash-receipts/write-receipts.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import type { WholeOrder } from '../order-records.ts';
import { paymentIn } from '../paying/payment-in.ts';
import { issueReceipt } from './ask-issuer.ts';
import { cashOf } from './receipt-rows.ts';
import type { ReceiptOutcome } from './receipt-settled.ts';
import { receiptIn } from './record-receipt.ts';
import { tryLater } from './retry-later.ts';
import type { SettlingParts } from './settle-receipt-job.ts';

/** A request reaches the issuer within this time after it was sent, or never. */
const underWayMilliseconds = 5 * 60_000;
const noKeys = 'KEYS_REFUSED' satisfies ProviderFailure;

type Sending = { whole: WholeOrder; receipt: NamedReceipt };

/** Sends the request for a receipt that the issuer does not know, unless its payment holds no cash any more. */
export async function sendReceipt(
  parts: SettlingParts,
  receipt: NamedReceipt,
  signal: AbortSignal,
): Promise<ReceiptOutcome | undefined> {
  const sending = await toBeSent(parts, receipt);
  return sending && ('outcome' in sending ? sending.outcome : issueReceipt(parts, { ...sending, signal }));
}

/**
 * Commits that the request is about to be sent. A receipt that was never sent goes to the present issuer of the store
 * with its present keys, because they may have been replaced since the intent. A repeat keeps its issuer and keys.
 */
async function toBeSent(
  { db, issuers, clock }: SettlingParts,
  { storeId, id, orderId }: NamedReceipt,
): Promise<Sending | { outcome: ReceiptOutcome } | undefined> {
  const present = await issuers.issuerOf(storeId);
  return inTransaction(db, async (tx) => {
    const now = clock();
    const whole = await lockWholeOrder(tx, storeId, orderId, now);
    const receipt = receiptIn(whole, id);
    if (receipt.status !== 'REQUESTED' || receipt.askedAt === null) return undefined;
    if (receipt.sentAt !== null && cashOf(whole, paymentIn(whole, receipt.paymentId)).amountKrw === 0)
      return { outcome: neverArrived(receipt, now) };
    if (receipt.sentAt === null && !present) return { outcome: { status: 'FAILED', failure: noKeys } };
    const to =
      receipt.sentAt === null && present
        ? { issuer: present.issuer.name, providerKeysId: present.keys?.id ?? null }
        : {};
    const isNew = receipt.sentAt === null || receipt.retryAt !== null;
    if (!isNew && !mayArrive(receipt, now)) return { outcome: { status: 'FAILED', failure: tryLater } };
    const sent = { ...receipt, ...to, retryAt: null, sentAt: isNew ? now.toISOString() : receipt.sentAt };
    await writeReceipts(tx, [sent]);
    return { whole, receipt: sent };
  });
}

/**
 * The outcome of a receipt that the issuer does not know, when its payment holds nothing any more. Throws while a
 * request may still be under way.
 */
function neverArrived(receipt: NamedReceipt, now: Date): ReceiptOutcome {
  if (mayArrive(receipt, now)) throw new Error(`receipt ${receipt.id} may still be issued`);
  return { status: 'CANCELLED' };
}

/**
 * Whether the request may still arrive. If the issuer does not know the request after this time, the request had no
 * effect. The retry is a new request, because an issuer may repeat a faulty answer to the same one.
 */
function mayArrive({ sentAt }: NamedReceipt, now: Date): boolean {
  return sentAt !== null && now.getTime() - Date.parse(sentAt) < underWayMilliseconds;
}
