import { z } from 'zod';
import type { CancelOutcome, IssueOutcome } from '../cash-receipt/cash-receipt-issuer.ts';
import { failed } from './toss-payment.ts';
import { taxOfficeFailureOf } from './toss-refusals.ts';

/**
 * What is read of the provider's CashReceipt; amounts are whole KRW. A cancellation is a receipt of its own, with
 * transactionType CANCEL and the key `c_` + the key of what it cancels. The identifier is left out.
 */
export const TossReceipt = z.object({
  receiptKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(64),
  transactionType: z.enum(['CONFIRM', 'CANCEL']),
  issueStatus: z.enum(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
  amount: z.number(),
  issueNumber: z.string().max(20).nullish(),
  /** The name of the issue number in older answers. */
  approvalNumber: z.string().max(20).nullish(),
  failure: z.object({ message: z.string().max(2_000).nullish() }).nullish(),
});
export type TossReceipt = z.output<typeof TossReceipt>;

export const TossReceiptPage = z.object({
  hasNext: z.boolean(),
  lastCursor: z.number().int().nullish(),
  data: z.array(TossReceipt).max(10_000),
});

/** IN_PROGRESS is provisional: the tax office confirms or rejects it a day or two later. */
export function issuedIn(receipt: TossReceipt): IssueOutcome {
  const { receiptKey: issuerKey, issueStatus, failure } = receipt;
  if (issueStatus === 'FAILED')
    return { status: 'REJECTED', failure: taxOfficeFailureOf(failure?.message ?? '') };
  return {
    status: issueStatus === 'COMPLETED' ? 'CONFIRMED' : 'ISSUED',
    issuerKey,
    approvalNumber: receipt.issueNumber ?? receipt.approvalNumber ?? '',
  };
}

/** IN_PROGRESS: until the tax office has confirmed the cancellation, the receipt may remain valid. */
export function cancelledIn({ issueStatus, failure }: TossReceipt): CancelOutcome {
  if (issueStatus === 'FAILED') return failed(taxOfficeFailureOf(failure?.message ?? ''));
  return { status: issueStatus === 'COMPLETED' ? 'CANCELLED' : 'PENDING' };
}
