import { type KeyboardEvent, useId } from 'react';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** Label of the group for screen readers. */
  label: string;
  options: { value: Value; label: string; disabled?: boolean }[];
  /** Null: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
  isFullWidth?: boolean;
  /** For a choice that takes effect at once: Enter does not submit the form around it. */
  isOutsideForm?: boolean;
};

/** Switch between a few options, all visible; arrow keys move the selection. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, disabled = false, isFullWidth = false } = props;
  const { isOutsideForm = false } = props;

  const name = useId();

  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.root}
      data-full-width={isFullWidth || undefined}
      {...(isOutsideForm && { onKeyDown: keepOfForm })}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            disabled={disabled || option.disabled}
            className={styles.input}
          />
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

function keepOfForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
