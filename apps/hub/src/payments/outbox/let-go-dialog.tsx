import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useWords } from '#hub/payments/use-words.ts';
import { isSurelyRefused, takenFor } from './refused-lines.ts';
import type { Sale } from './sale.ts';

type LetGoDialogProps = {
  /** Refused, brought back into the cart, and nothing of it is left there. */
  sale: Sale;
  onDiscard: () => void;
  /** Leaves it with the sales of this device. */
  onLeave: () => void;
  onRestore: () => void;
};

/** Nobody mends an emptied order any more: it goes too, unless the server may have taken it after all. */
export function LetGoDialog({ sale, onDiscard, onLeave, onRestore }: LetGoDialogProps) {
  const { t, won } = useWords();
  const isRefused = isSurelyRefused(sale);
  const amount = takenFor(sale);
  const text = amount > 0 ? 'letGo.taken' : 'letGo.nothingTaken';

  return (
    <ConfirmDialog
      isOpen
      onClose={onRestore}
      onConfirm={isRefused ? onDiscard : onLeave}
      title={t(isRefused ? 'outbox.discardTitle' : 'letGo.leaveTitle')}
      text={isRefused ? t(text, { amount: won(amount) }) : t('refused.late.ORDER')}
      confirmText={t(isRefused ? 'outbox.discard' : 'letGo.leave')}
      cancelText={t('outbox.restore')}
      closeText={t('outbox.restore')}
      tone={isRefused ? 'danger' : 'action'}
    />
  );
}
