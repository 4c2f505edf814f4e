import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';

export type Outcome = 'ISSUED' | 'WAITING' | 'REFUSED' | 'CANCELLING' | 'CANCELLED';

export function outcomeOf({ status }: Pick<CashReceipt, 'status'>): Outcome {
  if (status === 'ISSUED' || status === 'CONFIRMED') return 'ISSUED';
  if (status === 'FAILED' || status === 'REJECTED') return 'REFUSED';
  if (status === 'CANCEL_REQUESTED') return 'CANCELLING';
  return status === 'CANCELLED' ? 'CANCELLED' : 'WAITING';
}

/** Reports the outcome of a request in a notice. `about` names the order, if the screen does not show it. */
export function useTellOutcome() {
  const { t, won, refusalOf } = useCashReceiptWords();

  return (receipt: CashReceipt, { about = '' }: { about?: string } = {}) => {
    const outcome = outcomeOf(receipt);
    const words = { about, amount: won(receipt.amount), reason: refusalOf(receipt) };
    const message = t(`outcomes.${outcome}`, words).trim();
    showNotice({
      id: `cash-receipt ${receipt.paymentId}`,
      type: outcome === 'REFUSED' ? 'ERROR' : 'SUCCESS',
      message,
    });
  };
}
