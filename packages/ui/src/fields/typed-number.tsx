import type { ReactNode } from 'react';
import styles from './typed-number.module.css';

type TypedNumberProps = {
  /** Names the number for screen readers. */
  label: string;
  /** Nothing is typed yet, so `children` is a hint. */
  isEmpty: boolean;
  children: ReactNode;
};

/** Shows what was typed on the keypad below, in large digits. */
export function TypedNumber({ label, isEmpty, children }: TypedNumberProps) {
  return (
    <p className={styles.number} data-empty={isEmpty || undefined}>
      <span className="heard-only">{label}</span>
      <output aria-live="polite">{children}</output>
    </p>
  );
}
