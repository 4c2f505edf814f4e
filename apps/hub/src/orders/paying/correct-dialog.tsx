import type { Payment } from '@maru/contract/payments/payment.ts';
import type { HandTenderType } from '@maru/contract/payments/payment-type.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { useCorrectTender } from '#hub/orders/orders.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { ApprovalNumberField } from '#hub/payments/tender/approval-number-field.tsx';
import styles from './payment-acts.module.css';

type CorrectDialogProps = {
  payment: Payment;
  /** The types that the payment can be corrected to. */
  types: readonly HandTenderType[];
  onClose: () => void;
};

const longestReason = 100;
const usualReasons = ['PRESSED_WRONG'] as const;

/** Corrects the recorded type of a cash or terminal payment to the real one. */
export function CorrectDialog({ payment, types, onClose }: CorrectDialogProps) {
  const { t, won } = useOrderWords();
  const { storeId } = useStore();
  const correct = useCorrectTender(storeId);
  const [chosen, setChosen] = useState<HandTenderType | undefined>(types[0]);
  const [approvalNumber, setApprovalNumber] = useState('');
  const type = chosen && types.includes(chosen) ? chosen : types[0];
  const nameOf = (one: Payment['type']) => t(`paymentTypes.${one}`);

  async function submit(reason: string) {
    if (!type) return;
    const typed = type === 'INSTORE_CAT' && approvalNumber.trim();
    try {
      await correct.mutateAsync({ id: payment.id, type, reason, ...(typed && { approvalNumber: typed }) });
      onClose();
      showNotice({ type: 'SUCCESS', message: t('correct.done', { to: nameOf(type) }) });
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('payments.correct')} closeText={t('close')}>
      <ReasonForm
        label={t('correct.why')}
        longest={longestReason}
        quick={usualReasons.map((usual) => t(`correct.reasons.${usual}`))}
        act={{ label: t('correct.act'), variant: 'action', isPending: correct.isPending }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => (
          <>
            <p className={styles.text}>
              {t('correct.text', {
                amount: won(payment.approved - payment.refunded),
                from: nameOf(payment.type),
                to: type ? nameOf(type) : '',
              })}
            </p>
            {types.length > 1 && type && (
              <Segmented
                label={t('correct.to')}
                isFullWidth
                value={type}
                onChange={setChosen}
                options={types.map((value) => ({ value, label: nameOf(value) }))}
              />
            )}
            {type === 'INSTORE_CAT' && (
              <ApprovalNumberField
                label={t('correct.approvalNumber')}
                value={approvalNumber}
                onChange={setApprovalNumber}
              />
            )}
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
