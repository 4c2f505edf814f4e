import type { Order } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useRevertOrder } from '#hub/orders/orders.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './cancel-dialog.module.css';
import { TakeAgain } from './take-again-offer.tsx';

/** Only an order that was paid in full can be completed again. */
function wasPaidWhole({ payments, total }: Order): boolean {
  return payments.reduce((sum, { approved }) => sum + approved, 0) >= total;
}

type RevertDialogProps = { storeId: string; order: Order; onClose: () => void };

const longestReason = 100;
const usualReasons = ['MISTAKE', 'GUEST'] as const;

/** Reverts a cancelled order to closed. If that is impossible, offers to take the same order again. */
export function RevertDialog({ storeId, order, onClose }: RevertDialogProps) {
  const { t } = useOrderWords();
  const revert = useRevertOrder({ storeId, orderId: order.id });
  const [refusal, setRefusal] = useState<string | null>(() =>
    wasPaidWhole(order) ? null : t('revert.notPaid'),
  );

  async function submit(reason: string) {
    try {
      await revert.mutateAsync(reason);
      onClose();
      showNotice({ type: 'SUCCESS', message: t('revert.done', { number: order.orderNumber }) });
    } catch (error) {
      if (!isApiError(error, 'ORDER_NOT_REVERTIBLE')) return reportError(error);
      setRefusal(errorWords(error) ?? null);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('revert.title', { number: order.orderNumber })}
      closeText={t('close')}
    >
      {refusal === null ? (
        <ReasonForm
          label={t('revert.why')}
          longest={longestReason}
          quick={usualReasons.map((usual) => t(`revert.reasons.${usual}`))}
          act={{ label: t('acts.revertShort'), variant: 'action', isPending: revert.isPending }}
          onSubmit={submit}
          onClose={onClose}
        >
          {() => <p className={styles.text}>{t('revert.text')}</p>}
        </ReasonForm>
      ) : (
        <TakeAgain storeId={storeId} order={order} refusal={refusal} onClose={onClose} />
      )}
    </Dialog>
  );
}
