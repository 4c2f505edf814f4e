import { isLongUnanswered } from '../payments/unanswered.ts';
import type { CashReceipt } from './cash-receipt.ts';

/**
 * What an owner may decide in place of an issuer: the first two for a receipt that was to be issued, the
 * others for one that was to be cancelled.
 */
export const receiptDecisions = ['ISSUED', 'NOT_ISSUED', 'CANCELLED', 'NOT_CANCELLED'] as const;
export type ReceiptDecision = (typeof receiptDecisions)[number];

type Undecided = Pick<CashReceipt, 'status' | 'unansweredSince'>;

/** What an owner may decide about a receipt now. Empty until the issuer has not answered for a day. */
export function decisionsOn({ status, unansweredSince }: Undecided, now: Date): readonly ReceiptDecision[] {
  if (!unansweredSince || !isLongUnanswered(unansweredSince, now)) return [];
  return status === 'CANCEL_REQUESTED' ? ['CANCELLED', 'NOT_CANCELLED'] : ['ISSUED', 'NOT_ISSUED'];
}
