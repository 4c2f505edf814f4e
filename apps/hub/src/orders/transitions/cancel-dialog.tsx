import { Checkbox } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { separator } from '@maru/ui/separator.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useCancelOrder } from '#hub/orders/orders.api.ts';
import { PointsOnGivingBack } from '#hub/orders/points/points-on-giving-back.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './cancel-dialog.module.css';
import { needsVoidAtTerminal, refundsOnCancel, unlistedRefund } from './refunds-on-cancel.ts';

type CancelDialogProps = { storeId: string; order: Order; onClose: () => void };

const longestVoidNumber = 20;
/** The contract allows 100 characters, but a void number may be appended to the reason. */
const longestReason = 50;
const usualReasons = ['GUEST', 'MISTAKE', 'SOLD_OUT', 'PAY_AGAIN'] as const;

/** Asks for a reason and lists the money to give back, before the order is cancelled. */
export function CancelDialog({ storeId, order, onClose }: CancelDialogProps) {
  const { t, won } = useOrderWords();
  const cancel = useCancelOrder({ storeId, orderId: order.id });
  const [isVoided, setIsVoided] = useState(false);
  const [voidNumber, setVoidNumber] = useState('');

  const needsVoid = needsVoidAtTerminal(refundsOnCancel(order));
  // A typed void number implies that the payment was voided.
  const wasVoided = isVoided || voidNumber.trim() !== '';

  async function submit(reason: string) {
    const withNumber = voidNumber.trim() && t('cancel.voided', { number: voidNumber.trim() });
    try {
      const answer = await cancel.mutateAsync([reason, withNumber].filter(Boolean).join(' · '));
      onClose();
      const isDone = answer.order.status === 'CANCELLED';
      const unseen = unlistedRefund(order, answer.order);
      if (isDone && unseen > 0) return showUnlistedRefund(unseen);
      showNotice({
        id: `cancelled ${order.id}`,
        type: 'SUCCESS',
        message: t(isDone ? 'cancel.done' : 'cancel.waiting', { number: order.orderNumber }),
      });
    } catch (error) {
      reportError(error);
    }
  }

  /** Reports money that was paid while the dialog was open, because its list did not contain it. */
  function showUnlistedRefund(amount: number) {
    const message = t('cancel.unseen', { number: order.orderNumber, amount: won(amount) });
    showNotice({ type: 'ERROR', message });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cancel.title', { number: order.orderNumber })}
      closeText={t('close')}
    >
      <ReasonForm
        label={t('cancel.why')}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`cancel.reasons.${usual}`))}
        act={{ label: t('acts.cancel'), variant: 'filled', color: 'danger', isPending: cancel.isPending }}
        isIncomplete={needsVoid && !wasVoided}
        onSubmit={submit}
        onClose={onClose}
      >
        {(wasTried) => (
          <>
            <GoesBack order={order} />
            <PointsOnGivingBack order={order} way="CANCEL" />
            {needsVoid && (
              <div className={styles.void}>
                <p className={styles.warning}>{t('cancel.voidFirst')}</p>
                <TextInput
                  label={t('cancel.voidNumber')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={longestVoidNumber}
                  value={voidNumber}
                  onChange={setVoidNumber}
                />
                <Checkbox
                  label={t('cancel.isVoided')}
                  checked={wasVoided}
                  onChange={(event) => setIsVoided(event.currentTarget.checked)}
                  error={wasTried && !wasVoided ? t('cancel.voidMissing') : undefined}
                />
              </div>
            )}
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}

function GoesBack({ order }: { order: Order }) {
  const { t, won, cardOf } = useOrderWords();
  const back = refundsOnCancel(order);
  const detailsOf = (approval: Transaction) =>
    [cardOf(approval), approval.approvalNumber && t('receipt:approval', { number: approval.approvalNumber })]
      .filter(Boolean)
      .join(separator);

  if (back.length === 0) return <p className={styles.text}>{t('cancel.nothingBack')}</p>;

  return (
    <div>
      <p className={styles.text}>{t('cancel.ask')}</p>
      <ul className={styles.back}>
        {back.map(({ paymentId, type, amount, approval }) => (
          <li key={paymentId}>
            <span>
              {t(`cancel.back.${type}`)}
              <span className={styles.detail}>{approval && detailsOf(approval)}</span>
            </span>
            <span className={styles.amount}>{won(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
