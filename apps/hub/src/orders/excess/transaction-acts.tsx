import { Button } from '@mantine/core';
import type { Payment, Transaction } from '@maru/contract/payments/payment.ts';
import { mayDecide } from '@maru/contract/payments/unanswered.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { Suspense, useState } from 'react';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './excess.module.css';
import { completeDialog, decideDialog } from './later-excess-dialogs.ts';

/**
 * Buttons that add what a terminal printed, or decide an outcome that a provider has not reported for a day.
 */
export function TransactionActs({ payment, transaction }: { payment: Payment; transaction: Transaction }) {
  const { t } = useOrderWords();
  const { role, may } = useStore();
  const [open, setOpen] = useState<'COMPLETE' | 'DECIDE' | null>(null);
  const CompleteDialog = usePart(completeDialog, open === 'COMPLETE');
  const DecideDialog = usePart(decideDialog, open === 'DECIDE');
  const { kind, status, approvalNumber, cardIssuer, isCompleted } = transaction;

  const isTypedIn = payment.type === 'INSTORE_CAT' && kind === 'APPROVAL' && status === 'APPROVED';
  const lacks = approvalNumber === null || cardIssuer === null;
  const completes = may('ORDER') && isTypedIn && lacks && !isCompleted;
  const decides = role === 'OWNER' && mayDecide(transaction, new Date());
  if (!completes && !decides) return null;

  const shown = { paymentId: payment.id, transaction, onClose: () => setOpen(null) };
  return (
    <div className={styles.acts}>
      {completes && (
        <Button size="sm" onClick={() => setOpen('COMPLETE')}>
          {t('complete.button')}
        </Button>
      )}
      {decides && (
        <Button size="sm" onClick={() => setOpen('DECIDE')}>
          {t('decide.button')}
        </Button>
      )}
      <Suspense>
        {open === 'COMPLETE' && CompleteDialog && completes && <CompleteDialog {...shown} />}
        {open === 'DECIDE' && DecideDialog && decides && <DecideDialog {...shown} />}
      </Suspense>
    </div>
  );
}
