import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useTranslation } from 'react-i18next';
import styles from './reason-field.module.css';

type ReasonFieldProps = {
  label: string;
  longest: number;
  /** Reasons offered as buttons. */
  quick: readonly string[];
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
};

/** A field for a reason, typed or chosen by a button, if there are any. */
export function ReasonField({ label, longest, quick, value, onChange, error }: ReasonFieldProps) {
  const { t } = useTranslation('forms');
  const hasButtons = quick.length > 0;
  const field = (
    <TextInput
      label={hasButtons ? t('reason.own') : label}
      maxLength={longest}
      name="reason"
      autoComplete="off"
      value={value}
      onChange={onChange}
      error={error}
    />
  );

  if (!hasButtons) return field;
  return (
    <fieldset className={styles.reason}>
      <legend>{label}</legend>
      <div className={styles.quick}>
        {quick.map((reason) => (
          <button
            key={reason}
            type="button"
            className="chip"
            aria-pressed={value === reason}
            onClick={() => onChange(reason)}
          >
            {reason}
          </button>
        ))}
      </div>
      {field}
    </fieldset>
  );
}
