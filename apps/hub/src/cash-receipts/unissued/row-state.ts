import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { UnissuedCash } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { decisionsOn } from '@maru/contract/cash-receipts/decision.ts';
import { outcomeOf } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';

/** The outcome of the request for a receipt. UNANSWERED: an issuer has not answered for a day, so an owner may decide. */
export type RowState = 'NONE' | 'REFUSED' | 'WAITING' | 'UNANSWERED';

type RowReceipts = Pick<UnissuedCash, 'receipt' | 'waitsFor'>;

export function rowStateOf({ receipt, waitsFor }: RowReceipts, now: Date): RowState {
  if (undecidedOfRow({ receipt, waitsFor }, now)) return 'UNANSWERED';
  if (waitsFor) return 'WAITING';
  if (!receipt) return 'NONE';
  return outcomeOf(receipt) === 'REFUSED' ? 'REFUSED' : 'WAITING';
}

/** The receipt that an owner may decide: the latest one, or the earlier one that must be cancelled first. */
export function undecidedOfRow({ receipt, waitsFor }: RowReceipts, now: Date): CashReceipt | undefined {
  return [waitsFor, receipt].flatMap((one) => one ?? []).find((one) => decisionsOn(one, now).length > 0);
}
