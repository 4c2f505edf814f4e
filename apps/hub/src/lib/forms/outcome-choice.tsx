import { useEffect, useId, useRef } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './outcome-choice.module.css';

type OutcomeChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null: no choice is preselected. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Error shown if nothing was chosen. The choices then get the focus. */
  error: string | undefined;
};

/** Asks how something ended: framed choices, one of which must be selected. */
export function OutcomeChoice<Value extends string>(props: OutcomeChoiceProps<Value>) {
  const { label, options, value, onChange, error } = props;
  const name = useId();
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) choices.current?.querySelector('input')?.focus();
  }, [error]);

  return (
    <fieldset className={styles.choice} data-wrong={error !== undefined || undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div ref={choices} className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
