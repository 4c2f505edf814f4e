import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { decisionsOn } from '@maru/contract/cash-receipts/decision.ts';
import { outcomeOf } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';

/** What became of the request for a receipt. UNANSWERED: its issuer has not answered for a day, so an owner may decide. */
export type RowState = 'NONE' | 'REFUSED' | 'WAITING' | 'UNANSWERED';

export function rowStateOf(receipt: CashReceipt | null, now: Date): RowState {
  if (!receipt) return 'NONE';
  if (outcomeOf(receipt) === 'REFUSED') return 'REFUSED';
  return decisionsOn(receipt, now).length > 0 ? 'UNANSWERED' : 'WAITING';
}
