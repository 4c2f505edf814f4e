import { Button } from '@mantine/core';
import { changeOf } from '@maru/contract/payments/payment-type.ts';
import { NumberPad } from '@maru/ui/number-pad.tsx';
import { useState } from 'react';
import { quickCash } from '#hub/lib/quick-cash.ts';
import type { Tender } from '#hub/till/outbox/sale.ts';
import { useSheetKeys } from '#hub/till/use-sheet-keys.ts';
import { useWords } from '#hub/till/use-words.ts';
import styles from './cash-tender.module.css';

type CashTenderProps = { due: number; onTake: (tender: Tender) => void };

/** What is handed over and what goes back. Nothing typed means the exact amount. */
export function CashTender({ due, onTake }: CashTenderProps) {
  const { t, won } = useWords();
  const [quick, setQuick] = useState<number | null>(null);
  const [typed, setTyped] = useState(0);
  const received = typed === 0 ? (quick ?? due) : typed;
  const change = changeOf({ amount: due, received });
  const isShort = received < due;

  const take = () => onTake({ paymentMethod: 'INSTORE_CASH', amount: Math.min(due, received), received });
  useSheetKeys({ Enter: take });

  return (
    <div className={styles.cash}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('cash.received')}</dt>
          <dd>{won(received)}</dd>
        </div>
        <div className={styles.change} data-short={isShort}>
          <dt>{t(isShort ? 'cash.short' : 'cash.change')}</dt>
          <dd aria-live="polite">{won(isShort ? due - received : change)}</dd>
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
            {amount === due ? t('cash.exact') : won(amount)}
          </button>
        ))}
      </div>
      <NumberPad
        label={t('cash.received')}
        backspaceText={t('backspace')}
        value={typed}
        onChange={setTyped}
      />
      <Button className={styles.take ?? ''} size="xl" variant="action" onClick={take}>
        {isShort ? t('cash.takePart', { amount: won(received) }) : t('cash.take')}
      </Button>
    </div>
  );
}
