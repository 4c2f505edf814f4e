import { Button } from '@mantine/core';
import type { SoldLine } from '@maru/contract/receipt/sold.ts';
import { useState } from 'react';
import { LineDetails } from '#hub/payments/tender/line-details.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { sumOfLines } from './split.ts';
import styles from './split-tender.module.css';

type SplitByLineProps = {
  left: number;
  lines: readonly SoldLine[];
  onSplit: (amounts: readonly number[]) => void;
};

/** Splits by what each person had. Line totals include all discounts, so the parts add up. */
export function SplitByLine({ left, lines, onSplit }: SplitByLineProps) {
  const { t, won, nameOf } = usePaymentWords();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const amount = sumOfLines(
    lines.map(({ total }) => total),
    chosen,
    left,
  );

  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };

  return (
    <>
      <div className={styles.lines}>
        {lines.map((line, index) => (
          <label key={line.key} className={styles.line}>
            <input
              type="checkbox"
              className={styles.check}
              checked={chosen.has(index)}
              onChange={() => toggle(index)}
            />
            <span>
              {nameOf(line)} × {line.quantity}
              <LineDetails line={line} />
            </span>
            <strong>{won(line.total)}</strong>
          </label>
        ))}
      </div>
      <Button size="xl" variant="action" disabled={amount === 0} onClick={() => onSplit([amount])}>
        {amount === 0 ? t('split.none.LINES') : t('split.take', { amount: won(amount) })}
      </Button>
    </>
  );
}
