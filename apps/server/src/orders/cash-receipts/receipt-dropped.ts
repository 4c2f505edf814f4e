import {
  isIssued,
  isRefused,
  isUnsent,
  type NamedReceipt,
} from '#server/cash-receipts/cash-receipt-records.ts';
import { fail } from '#server/http/refusal.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { receiptJob } from './receipt-job.ts';
import { asCancelled, toBeCancelled } from './receipt-rows.ts';

type Dropping = { reason: string; jobOptions: Parameters<typeof receiptJob>[1] };

/**
 * A person cancels a receipt. An issued one is cancelled by its issuer. One that was refused or was never sent is
 * cancelled immediately.
 */
export function receiptDropped(
  receipt: NamedReceipt,
  now: Date,
  { reason, jobOptions }: Dropping,
): Transition {
  const { id: cashReceiptId, status, amountKrw, failure } = receipt;
  if (isRefused(receipt) || isUnsent(receipt))
    return transitionOf({
      cashReceipts: [asCancelled({ ...receipt, cancelReason: reason }, now)],
      history: [{ kind: 'CASH_RECEIPT_CANCELLED', reason, amountKrw, cashReceiptId }],
    });
  // A cancellation that was refused is requested again immediately.
  const isStuck = status === 'CANCEL_REQUESTED' && failure !== null;
  if (!isIssued(receipt) && !isStuck)
    fail('CASH_RECEIPT_NOT_CANCELLABLE', { reason: status === 'REQUESTED' ? 'REQUESTED' : 'CANCELLED' });
  const row = toBeCancelled(receipt, now, reason);
  return transitionOf({ cashReceipts: [row], jobs: [receiptJob(row, jobOptions)] });
}
