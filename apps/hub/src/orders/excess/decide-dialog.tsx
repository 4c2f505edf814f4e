import type { Transaction } from '@maru/contract/payments/payment.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { OutcomeChoice } from '#hub/lib/forms/outcome-choice.tsx';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { useUpdateTransaction } from './excess.api.ts';
import styles from './excess.module.css';

type DecideDialogProps = { paymentId: string; transaction: Transaction; onClose: () => void };

const outcomes = ['APPROVED', 'FAILED'] as const;
const longestReason = 100;

/** Lets an owner decide the outcome of a transaction whose provider has not answered for a day. */
export function DecideDialog({ paymentId, transaction, onClose }: DecideDialogProps) {
  const { t } = useOrderWords();
  return (
    <Dialog isOpen onClose={onClose} title={t('decide.title')} closeText={t('close')}>
      <DecideForm {...{ paymentId, transaction, onClose }} />
    </Dialog>
  );
}

export function DecideForm({ paymentId, transaction, onClose }: DecideDialogProps) {
  const { t, won } = useOrderWords();
  const { storeId } = useStore();
  const update = useUpdateTransaction(storeId);
  const [outcome, setOutcome] = useState<(typeof outcomes)[number] | null>(null);
  const move = transaction.kind === 'APPROVAL' ? 'APPROVAL' : 'REFUND';
  const amount = won(transaction.amount + Math.abs(transaction.excess));

  async function submit(reason: string) {
    if (outcome === null) return;
    try {
      await update.mutateAsync({ id: paymentId, transactionId: transaction.id, outcome, reason });
      onClose();
      showNotice({ id: `decided ${transaction.id}`, type: 'SUCCESS', message: t('decide.done') });
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <ReasonForm
      label={t('decide.why')}
      longest={longestReason}
      quick={[t('decide.reasons.SLIP'), t('decide.reasons.CALLED')]}
      isIncomplete={outcome === null}
      act={{
        label: t('decide.act'),
        variant: 'action',
        isPending: update.isPending,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <p className={styles.text}>{t(`decide.text.${move}`, { amount })}</p>
          <OutcomeChoice
            label={t('decide.outcome')}
            value={outcome}
            onChange={setOutcome}
            options={outcomes.map((value) => ({ value, label: t(`decide.outcomes.${move}.${value}`) }))}
            error={wasTried && outcome === null ? t('decide.choose') : undefined}
          />
        </>
      )}
    </ReasonForm>
  );
}
