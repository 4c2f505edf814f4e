import { mostPrice } from '@maru/contract/menu/menu-fields.ts';
import { NumberPad } from '@maru/ui/fields/number-pad.tsx';
import { Money } from '@maru/ui/money.tsx';
import { useState } from 'react';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './price-field.module.css';

type PriceFieldProps = {
  label: string;
  /** Shown and used until something is typed; 0 for none. */
  start: number;
  value: number;
  onChange: (price: number) => void;
};

/** A keypad for the price of one piece. The first key replaces the suggestion. */
export function PriceField({ label, start, value, onChange }: PriceFieldProps) {
  const { t, won } = useTillWords();
  const [typed, setTyped] = useState(0);

  return (
    <div className={styles.field}>
      <div className={styles.figure}>
        <span>{label}</span>
        <output aria-live="polite">
          <Money size="xl">{won(value)}</Money>
        </output>
      </div>
      <NumberPad
        label={label}
        backspaceText={t('price.backspace')}
        value={typed}
        max={mostPrice}
        onChange={(next) => {
          setTyped(next);
          onChange(next || start);
        }}
      />
    </div>
  );
}
