import { Button } from '@mantine/core';
import type { SoldLine } from '@maru/contract/receipt/sold.ts';
import { NumberPad } from '@maru/ui/fields/number-pad.tsx';
import { QuantityStepper } from '@maru/ui/fields/quantity-stepper.tsx';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { useState } from 'react';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { equalShares } from './split.ts';
import { SplitByLine } from './split-by-line.tsx';
import styles from './split-tender.module.css';

type SplitTenderProps = {
  left: number;
  lines: readonly SoldLine[];
  /** Called with the amounts of the parts, in order. Any rest remains to be paid. */
  onSplit: (amounts: readonly number[]) => void;
};

const splits = ['PEOPLE', 'AMOUNT', 'LINES'] as const;
type Split = (typeof splits)[number];

/** Splits what is left: by people, by amount, or by items. */
export function SplitTender({ left, lines, onSplit }: SplitTenderProps) {
  const { t } = usePaymentWords();
  const [split, setSplit] = useState<Split>('PEOPLE');

  return (
    <div className={styles.split}>
      <Segmented
        label={t('split.label')}
        isFullWidth
        options={splits.map((value) => ({ value, label: t(`split.ways.${value}`) }))}
        value={split}
        onChange={setSplit}
      />
      {split === 'PEOPLE' && <SplitByPeople left={left} onSplit={onSplit} />}
      {split === 'AMOUNT' && <SplitByAmount left={left} onSplit={onSplit} />}
      {split === 'LINES' && <SplitByLine left={left} lines={lines} onSplit={onSplit} />}
    </div>
  );
}

type PartProps = Pick<SplitTenderProps, 'left' | 'onSplit'>;

function SplitByPeople({ left, onSplit }: PartProps) {
  const { t, won } = usePaymentWords();
  const [people, setPeople] = useState(2);
  const shares = equalShares(left, people).filter((share) => share > 0);
  const [most = 0, least = most] = [shares[0], shares.at(-1)];

  return (
    <>
      <div className={styles.people}>
        <span>{t('split.people')}</span>
        <QuantityStepper
          label={t('split.people')}
          decreaseText={t('less')}
          increaseText={t('more')}
          min={2}
          max={20}
          value={people}
          onChange={setPeople}
        />
      </div>
      <p className={styles.each}>
        <span>{t('split.each')}</span>
        <strong>{won(least)}</strong>
      </p>
      {most > least && <p className={styles.note}>{t('split.first', { amount: won(most) })}</p>}
      <Button size="xl" variant="action" onClick={() => onSplit(shares)}>
        {t('split.take', { amount: won(most) })}
      </Button>
    </>
  );
}

function SplitByAmount({ left, onSplit }: PartProps) {
  const { t, won } = usePaymentWords();
  const [amount, setAmount] = useState(0);

  return (
    <>
      <p className={styles.each}>
        <span>{t('split.now')}</span>
        <strong>{won(amount)}</strong>
      </p>
      <p className={styles.note}>{t('split.after', { amount: won(left - amount) })}</p>
      <NumberPad
        label={t('split.now')}
        backspaceText={t('backspace')}
        value={amount}
        max={left}
        onChange={setAmount}
      />
      <Button size="xl" variant="action" disabled={amount === 0} onClick={() => onSplit([amount])}>
        {amount === 0 ? t('split.none.AMOUNT') : t('split.take', { amount: won(amount) })}
      </Button>
    </>
  );
}
