import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Tender } from '#hub/payments/sale-queue/sale.ts';
import { ApprovalNumberField } from '#hub/payments/tender/approval-number-field.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import styles from './terminal-tender.module.css';

type TerminalTenderProps = { due: number; onTake: (tender: Tender) => void };

/** Records a card payment on a separate terminal, with its typed approval number. */
export function TerminalTender({ due, onTake }: TerminalTenderProps) {
  const { t, won } = usePaymentWords();
  const [typed, setTyped] = useState('');
  const approvalNumber = typed.trim();
  // Keeps scanned codes out of the field.
  useSheetKeys({});

  return (
    <form
      className={styles.terminal}
      onSubmit={(event) => {
        event.preventDefault();
        onTake({ paymentMethod: 'INSTORE_CAT', amount: due, ...(approvalNumber ? { approvalNumber } : {}) });
      }}
    >
      <p className={styles.text}>{t('terminal.text', { amount: won(due) })}</p>
      <ApprovalNumberField
        autoFocus
        size="lg"
        label={t('terminal.approvalNumber')}
        description={t('terminal.why')}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" size="xl" variant="action">
        {t('terminal.take')}
      </Button>
    </form>
  );
}
