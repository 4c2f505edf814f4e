import { Button } from '@mantine/core';
import { TextInput } from '@maru/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './pay.module.css';
import type { Tender } from './use-pay.ts';

type TerminalPaymentProps = { due: number; onTake: (tender: Tender) => void };

/** The contract limits an approval number to it. */
const longestApproval = 40;

/** A card that was approved on a terminal of its own; its slip is typed in here. */
export function TerminalPayment({ due, onTake }: TerminalPaymentProps) {
  const { t, won } = useWords();
  const [typed, setTyped] = useState('');
  const approvalNumber = typed.trim();

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onTake({ paymentMethod: 'INSTORE_CAT', amount: due, ...(approvalNumber ? { approvalNumber } : {}) });
      }}
    >
      <p className={styles.text}>{t('pay.terminal.text', { amount: won(due) })}</p>
      <TextInput
        autoFocus
        size="lg"
        label={t('pay.terminal.approvalNumber')}
        description={t('pay.terminal.why')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestApproval}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" size="xl" variant="action">
        {t('pay.terminal.take')}
      </Button>
    </form>
  );
}
