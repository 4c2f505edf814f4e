import { Button } from '@mantine/core';
import { changeOf } from '@maru/contract/payments/payment-type.ts';
import { NumberPad } from '@maru/ui/fields/number-pad.tsx';
import { Money } from '@maru/ui/money.tsx';
import { useRef, useState } from 'react';
import type { Tender } from '#hub/payments/sale-queue/sale.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import styles from './cash-tender.module.css';
import { quickCash } from './quick-cash.ts';

type CashTenderProps = {
  due: number;
  onTake: (tender: Tender) => void;
};

/**
 * Asks for the cash received and shows the change due. If nothing is typed, the exact amount was received.
 * Taking less than due needs a separate button, so that a missing zero does not become a part payment.
 */
export function CashTender({ due, onTake }: CashTenderProps) {
  const { t, won } = usePaymentWords();
  const [quick, setQuick] = useState<number | null>(null);
  const [typed, setTyped] = useState(0);
  const received = typed === 0 ? (quick ?? due) : typed;
  const takeButton = useRef<HTMLButtonElement>(null);
  const isShort = received < due;
  const short = won(due - received);

  const take = () => onTake({ paymentMethod: 'INSTORE_CASH', amount: Math.min(due, received), received });
  useSheetKeys(isShort ? {} : { Enter: take });

  return (
    <div className={styles.cash} data-fills-phone>
      <dl className={styles.figures}>
        <div>
          <dt>{t('cash.received')}</dt>
          <dd>{won(received)}</dd>
        </div>
        <div className={styles.change}>
          <dt>{t(isShort ? 'cash.short' : 'cash.change')}</dt>
          <dd aria-live="polite">
            <Money size="xl" tone={isShort ? 'danger' : 'brand'}>
              {isShort ? short : won(changeOf({ amount: due, received }))}
            </Money>
          </dd>
        </div>
      </dl>
      <div className={styles.quick}>
        {quickCash(due).map((amount) => (
          <button
            key={amount}
            type="button"
            className={`square-chip ${styles.press}`}
            aria-pressed={amount === received}
            onClick={() => {
              setQuick(amount === due ? null : amount);
              // Clears the typed amount, so that typing starts a new one.
              setTyped(0);
              // With the focus on this button, Enter takes the payment instead of pressing the amount again.
              takeButton.current?.focus({ preventScroll: true });
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
      <div className={styles.acts}>
        {isShort && (
          <Button className={styles.part ?? ''} variant="subtle" color="gray" onClick={take}>
            {t('cash.takePart', { amount: won(received) })}
          </Button>
        )}
        <Button
          ref={takeButton}
          className={styles.take ?? ''}
          size="xl"
          variant="action"
          disabled={isShort}
          onClick={take}
        >
          {isShort ? t('cash.isShort', { amount: short }) : t('cash.take')}
        </Button>
      </div>
    </div>
  );
}
