import type { Payment } from '@maru/contract/payments/payment.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { useGiveBackTender } from '#hub/orders/orders.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './payment-acts.module.css';

type GiveBackPaymentDialogProps = { payment: Payment; onClose: () => void };

const longestReason = 100;
const usualReasons = ['MISTAKE', 'OTHER_WAY'] as const;

/** Gives a whole payment of an open order back, with a reason. */
export function GiveBackPaymentDialog({ payment, onClose }: GiveBackPaymentDialogProps) {
  const { t, won } = useOrderWords();
  const { storeId } = useStore();
  const giveBack = useGiveBackTender(storeId);
  const amount = won(payment.approved - payment.refunded);

  async function submit(reason: string) {
    try {
      const { order } = await giveBack.mutateAsync({ id: payment.id, reason });
      onClose();
      const message = t(order.pending ? 'giveBack.waiting' : 'giveBack.done', { amount });
      showNotice({ type: 'SUCCESS', message });
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('giveBack.title', { amount })} closeText={t('close')}>
      <ReasonForm
        label={t('giveBack.why')}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`giveBack.reasons.${usual}`))}
        act={{
          label: t('payments.giveBack'),
          variant: 'filled',
          color: 'danger',
          isPending: giveBack.isPending,
        }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => <p className={styles.text}>{t(`cancel.back.${payment.type}`)}</p>}
      </ReasonForm>
    </Dialog>
  );
}
