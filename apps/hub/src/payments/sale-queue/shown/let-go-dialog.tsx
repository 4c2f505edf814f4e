import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { isSurelyRefused, takenFor } from '#hub/payments/sale-queue/sending/refused-lines.ts';
import { useRefusalWords } from '#hub/payments/tender/unsettled/refused-tender.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

type LetGoDialogProps = {
  /** A refused sale that was restored into the cart, whose lines were then all removed. */
  sale: Sale;
  onDiscard: () => void;
  /** Keeps the sale in the list of sales. */
  onLeave: () => void;
  onRestore: () => void;
};

/**
 * Asks what to do with a restored sale whose cart was emptied. It can be discarded, unless the server may have taken
 * the order after all.
 */
export function LetGoDialog({ sale, onDiscard, onLeave, onRestore }: LetGoDialogProps) {
  const { t, won } = usePaymentWords();
  const refusalWords = useRefusalWords();
  const isRefused = isSurelyRefused(sale);
  const amount = takenFor(sale);
  const why = sale.refusal ? refusalWords(sale, sale.refusal) : t('refused.late.ORDER');
  const text = amount > 0 ? 'letGo.taken' : 'letGo.nothingTaken';

  return (
    <ConfirmDialog
      isOpen
      onClose={onRestore}
      onConfirm={isRefused ? onDiscard : onLeave}
      title={t(isRefused ? 'saleQueue.discardTitle' : 'letGo.leaveTitle')}
      text={isRefused ? t(text, { amount: won(amount) }) : why}
      confirmText={t(isRefused ? 'saleQueue.discard' : 'letGo.leave')}
      cancelText={t('saleQueue.restore')}
      closeText={t('saleQueue.restore')}
      tone={isRefused ? 'danger' : 'action'}
    />
  );
}
