import { IconMinus, IconPlus } from '@tabler/icons-react';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  /** What is counted, for screen readers. */
  label: string;
  decreaseText: string;
  increaseText: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
};

/** Stepper; the new value is announced to screen readers. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseText, increaseText, value, onChange, min = 0, max = 999, disabled = false } = props;

  return (
    <fieldset className={styles.stepper} aria-label={label} disabled={disabled}>
      <button
        type="button"
        className={styles.step}
        aria-label={decreaseText}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={increaseText}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    </fieldset>
  );
}
