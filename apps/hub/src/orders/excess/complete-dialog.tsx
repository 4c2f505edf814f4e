import { Button } from '@mantine/core';
import type { Transaction } from '@maru/contract/payments/payment.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { type SubmitEvent, useState } from 'react';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { ApprovalNumberField } from '#hub/payments/tender/approval-number-field.tsx';
import { useUpdateTransaction } from './excess.api.ts';
import styles from './excess.module.css';

type CompleteDialogProps = { paymentId: string; transaction: Transaction; onClose: () => void };

const longest = 40;

/** Adds what a terminal printed, if it was not typed in with the payment. Possible once. */
export function CompleteDialog({ paymentId, transaction, onClose }: CompleteDialogProps) {
  const { t } = useOrderWords();
  const { storeId } = useStore();
  const update = useUpdateTransaction(storeId);
  const [approvalNumber, setApprovalNumber] = useState('');
  const [cardIssuer, setCardIssuer] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isEmpty = approvalNumber.trim() === '' && cardIssuer.trim() === '';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isEmpty) return;
    const number = approvalNumber.trim();
    const issuer = cardIssuer.trim();
    try {
      await update.mutateAsync({
        id: paymentId,
        transactionId: transaction.id,
        ...(number && { approvalNumber: number }),
        ...(issuer && { cardIssuer: issuer }),
      });
      onClose();
      showNotice({ type: 'SUCCESS', message: t('complete.done') });
    } catch (error) {
      reportError(error);
    }
  }

  const error = wasTried && isEmpty ? t('complete.missing') : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={t('complete.title')} closeText={t('close')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>{t('complete.text')}</p>
        {transaction.approvalNumber === null && (
          <ApprovalNumberField
            label={t('complete.approvalNumber')}
            value={approvalNumber}
            onChange={setApprovalNumber}
            error={error}
          />
        )}
        {transaction.cardIssuer === null && (
          <TextInput
            label={t('complete.cardIssuer')}
            autoComplete="off"
            maxLength={longest}
            value={cardIssuer}
            onChange={setCardIssuer}
            error={transaction.approvalNumber === null ? undefined : error}
          />
        )}
        <DialogButtons closeText={t('close')} onClose={onClose}>
          <Button type="submit" size="lg" variant="action" loading={update.isPending}>
            {t('complete.act')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
