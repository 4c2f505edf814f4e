import type { SoldTender } from '@maru/contract/receipt/sold.ts';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

export type GivingBack = { tender: Pick<SoldTender, 'type' | 'amount'>; giveBack: () => Promise<unknown> };

type GiveBackDialogProps = { giving: GivingBack | null; onClose: () => void };

/** Asks before a cash or terminal payment is given back to the customer. */
export function GiveBackDialog({ giving, onClose }: GiveBackDialogProps) {
  const { t, won } = usePaymentWords();
  return (
    <ConfirmDialog
      isOpen={giving !== null}
      onClose={onClose}
      onConfirm={() => {
        void giving?.giveBack();
        onClose();
      }}
      title={t('giveBack.title')}
      text={t(giving?.tender.type === 'INSTORE_CAT' ? 'giveBack.slip' : 'giveBack.cash', {
        amount: won(giving?.tender.amount ?? 0),
      })}
      confirmText={t('giveBack.confirm')}
      cancelText={t('close')}
      closeText={t('close')}
    />
  );
}
