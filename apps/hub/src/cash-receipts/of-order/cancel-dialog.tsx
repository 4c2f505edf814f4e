import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useCancelReceipt } from '#hub/cash-receipts/cash-receipts.api.ts';
import { outcomeOf, useTellOutcome } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import styles from './order-cash-receipts.module.css';

type CancelDialogProps = {
  storeId: string;
  receipt: CashReceipt;
  isDuty: boolean;
  onCancelled: () => void;
  onClose: () => void;
};

const longestReason = 100;
const usualReasons = ['GUEST', 'MISTAKE'] as const;

/** Cancels a receipt, or drops a refused one, with a reason. */
export function CancelDialog({ storeId, receipt, isDuty, onCancelled, onClose }: CancelDialogProps) {
  const { t, won } = useCashReceiptWords();
  const cancel = useCancelReceipt(storeId);
  const tell = useTellOutcome();
  const kind = outcomeOf(receipt) === 'REFUSED' ? 'drop' : 'cancel';

  async function submit(reason: string) {
    try {
      tell(await cancel.mutateAsync({ cashReceiptId: receipt.id, reason }));
      onClose();
    } catch (error) {
      reportError(error);
    } finally {
      onCancelled();
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`${kind}.title`, { amount: won(receipt.amount) })}
      closeText={t('close')}
    >
      <ReasonForm
        label={t(`${kind}.why`)}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`${kind}.reasons.${usual}`))}
        act={{ label: t(`${kind}.act`), variant: 'filled', color: 'danger', isPending: cancel.isPending }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => <p className={styles.text}>{t(`${kind}.${isDuty ? 'textDuty' : 'text'}`)}</p>}
      </ReasonForm>
    </Dialog>
  );
}
