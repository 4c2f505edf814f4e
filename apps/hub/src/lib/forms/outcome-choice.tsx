import { useEffect, useId, useRef } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './outcome-choice.module.css';

type OutcomeChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null: nothing is chosen beforehand. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Says that nothing is chosen, and takes the focus. */
  error: string | undefined;
};

/** What became of something: framed choices, one of which a person has to press. */
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
