import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { HistoryEntry } from '@maru/contract/orders/order.ts';

/**
 * Why a cash receipt was issued or cancelled: its number or purpose was corrected, or the amount of its
 * payment was reduced.
 */
export type ReceiptStory =
  | { why: 'CORRECTED'; from: CashReceipt; to: CashReceipt }
  | { why: 'AMOUNT_CHANGED' | 'REPLACED' };

export function receiptStory(
  { kind, cashReceiptId }: Pick<HistoryEntry, 'kind' | 'cashReceiptId'>,
  receipts: readonly CashReceipt[],
): ReceiptStory | null {
  const mine = receipts.find(({ id }) => id === cashReceiptId);
  const former = receipts.find(({ id }) => id === mine?.replacesId);
  const next = receipts.find(({ replacesId }) => replacesId !== null && replacesId === mine?.id);
  if (kind === 'CASH_RECEIPT_CORRECTED')
    return mine && former ? { why: 'CORRECTED', from: former, to: mine } : null;
  if (kind === 'CASH_RECEIPT_CANCELLED' && mine && next)
    return { why: next.amount === mine.amount ? 'REPLACED' : 'AMOUNT_CHANGED' };
  if (kind === 'CASH_RECEIPT_ISSUED' && mine && former && former.amount !== mine.amount)
    return { why: 'AMOUNT_CHANGED' };
  return null;
}
