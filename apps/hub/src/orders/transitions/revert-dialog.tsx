import type { Order } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { formatCount } from '@maru/web/format.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useRevertOrder } from '#hub/orders/orders.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './cancel-dialog.module.css';
import { notRevertible } from './not-revertible.ts';
import { TakeAgain } from './take-again-offer.tsx';

type RevertDialogProps = { storeId: string; order: Order; onClose: () => void };

const longestReason = 100;
const usualReasons = ['MISTAKE', 'GUEST'] as const;

/** Completes a cancelled order again. If that is impossible, offers to take the same order as a new one. */
export function RevertDialog({ storeId, order, onClose }: RevertDialogProps) {
  const { t } = useOrderWords();
  const revert = useRevertOrder({ storeId, orderId: order.id });
  const [refusal, setRefusal] = useState<string | null>(() => {
    const reason = notRevertible(order);
    return reason && t(`errors:ORDER_NOT_REVERTIBLE_${reason}`);
  });
  const { givenBack = 0, takenBack = 0 } = order.points ?? {};
  const words = (points: number) => t('points.amount', { points: formatCount(points) });
  const hasMoney = order.payments.some(({ refunded }) => refunded > 0);

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
      title={t(refusal === null ? 'revert.title' : 'revert.againTitle', { number: order.orderNumber })}
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
          {() => (
            <>
              <p className={styles.text}>{t(hasMoney ? 'revert.text' : 'revert.textOnly')}</p>
              {givenBack > 0 && <p>{t('revert.uses', { points: words(givenBack) })}</p>}
              {takenBack > 0 && <p>{t('revert.earns', { points: words(takenBack) })}</p>}
            </>
          )}
        </ReasonForm>
      ) : (
        <TakeAgain storeId={storeId} order={order} refusal={refusal} onClose={onClose} />
      )}
    </Dialog>
  );
}
