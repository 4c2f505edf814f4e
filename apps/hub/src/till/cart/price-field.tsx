import { mostPrice } from '@maru/contract/menu/menu-fields.ts';
import { NumberPad } from '@maru/ui/fields/number-pad.tsx';
import { Money } from '@maru/ui/money.tsx';
import { useState } from 'react';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './price-field.module.css';

type PriceFieldProps = {
  label: string;
  /** Shown and taken until something is typed; 0 for none. */
  start: number;
  value: number;
  onChange: (price: number) => void;
};

/** The price of one, typed on a keypad. The first key replaces the suggestion. */
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
