import type { Span } from '@maru/contract/stores/opening-hours.ts';
import { clockOf } from '@maru/web/clock.ts';
import { useTranslation } from 'react-i18next';
import { minutesOf } from './hours.ts';
import styles from './hours-editor.module.css';

type SpanInputProps = {
  span: Span;
  label: string;
  isWrong?: boolean;
  onChange: (from: number, to: number) => void;
};

/** Two time inputs. */
export function SpanInput({ span, label, isWrong = false, onChange }: SpanInputProps) {
  const { t } = useTranslation('store');
  const change = (from: string, to: string) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    if (start !== undefined && end !== undefined) onChange(start, end);
  };

  return (
    <span className={styles.span}>
      <input
        type="time"
        className={styles.time}
        aria-label={t('hours.from', { of: label })}
        aria-invalid={isWrong}
        value={clockOf(span.from)}
        onChange={({ currentTarget }) => change(currentTarget.value, clockOf(span.to))}
      />
      <span aria-hidden>–</span>
      <input
        type="time"
        className={styles.time}
        aria-label={t('hours.to', { of: label })}
        aria-invalid={isWrong}
        value={clockOf(span.to)}
        onChange={({ currentTarget }) => change(clockOf(span.from), currentTarget.value)}
      />
    </span>
  );
}
