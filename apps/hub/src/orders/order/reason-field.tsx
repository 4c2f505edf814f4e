import { TextInput } from '@maru/ui/text-input.tsx';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './reason-field.module.css';

/** Together with a quick one and a void number within the 100 characters of the contract. */
const longestReason = 50;

type ReasonFieldProps = {
  label: string;
  /** Reasons of one press. */
  quick: readonly string[];
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
};

/** Why: one of the usual reasons by one press, or own words. */
export function ReasonField({ label, quick, value, onChange, error }: ReasonFieldProps) {
  const { t } = useWords();
  return (
    <fieldset className={styles.reason}>
      <legend>{label}</legend>
      <div className={styles.quick}>
        {quick.map((reason) => (
          <button
            key={reason}
            type="button"
            className={styles.chip}
            aria-pressed={value === reason}
            onClick={() => onChange(reason)}
          >
            {reason}
          </button>
        ))}
      </div>
      <TextInput
        label={t('reason.own')}
        maxLength={longestReason}
        value={value}
        onChange={onChange}
        error={error}
      />
    </fieldset>
  );
}
