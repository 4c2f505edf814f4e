import type { Ref } from 'react';
import { TextInput } from '../fields/text-input.tsx';
import { minutesAndSeconds } from '../time-left.ts';
import styles from './code-input.module.css';
import { codeIn } from './code-text.ts';

export type CodeInputProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  digits: number;
  /** Shown at the end of the field as `m:ss`; the label is for screen readers. */
  timeLeft?: { seconds: number; label: string } | undefined;
  name?: string;
  description?: string;
  disabled?: boolean;
  error?: string | undefined;
  hasError?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Input for a code from a message. It is one real field, so phones can autofill it and a whole pasted message works.
 */
export function CodeInput({ value, onChange, digits, timeLeft, ...rest }: CodeInputProps) {
  return (
    <div className={styles.root}>
      <TextInput
        {...rest}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={value}
        onChange={(text) => onChange(codeIn(text, digits))}
        {...(timeLeft
          ? {
              rightSectionWidth: 68,
              rightSection: (
                <span role="timer" className={styles.time}>
                  <span className="heard-only">{timeLeft.label} </span>
                  {minutesAndSeconds(timeLeft.seconds)}
                </span>
              ),
            }
          : {})}
      />
    </div>
  );
}
