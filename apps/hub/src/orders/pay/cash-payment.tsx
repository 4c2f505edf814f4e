import { Button } from '@mantine/core';
import { NumberPad } from '@maru/ui/number-pad.tsx';
import { useState } from 'react';
import { quickCash } from '#hub/lib/quick-cash.ts';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './cash-payment.module.css';
import type { Tender } from './use-pay.ts';

type CashPaymentProps = { due: number; onTake: (tender: Tender) => void };

/** What is handed over and what goes back. Nothing typed means the exact amount; less than is due pays a part. */
export function CashPayment({ due, onTake }: CashPaymentProps) {
  const { t, won } = useWords();
  const [quick, setQuick] = useState<number | null>(null);
  const [typed, setTyped] = useState(0);
  const received = typed === 0 ? (quick ?? due) : typed;
  const isShort = received < due;

  return (
    <div className={styles.cash}>
      <dl className={styles.figures}>
        <div className={styles.received}>
          <dt>{t('pay.cash.received')}</dt>
          <dd>{won(received)}</dd>
        </div>
        <div className={styles.change} data-short={isShort}>
          <dt>{t(isShort ? 'pay.cash.short' : 'pay.cash.change')}</dt>
          <dd aria-live="polite">{won(Math.abs(received - due))}</dd>
        </div>
      </dl>
      <div className={styles.quick}>
        {quickCash(due).map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.press}
            aria-pressed={amount === received}
            onClick={() => {
              setQuick(amount === due ? null : amount);
              // What is typed next is a new amount, not more digits of this one.
              setTyped(0);
            }}
          >
            {amount === due ? t('pay.cash.exact') : won(amount)}
          </button>
        ))}
      </div>
      <NumberPad
        label={t('pay.cash.received')}
        backspaceText={t('pay.backspace')}
        value={typed}
        onChange={setTyped}
      />
      <Button
        size="xl"
        variant="action"
        autoFocus
        onClick={() => onTake({ paymentMethod: 'INSTORE_CASH', amount: Math.min(due, received), received })}
      >
        {isShort ? t('pay.cash.takePart', { amount: won(received) }) : t('pay.cash.take')}
      </Button>
    </div>
  );
}
