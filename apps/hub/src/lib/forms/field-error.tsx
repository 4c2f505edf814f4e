import type { ReactNode } from 'react';
import styles from './field-error.module.css';

/** Error of a part of a form that is not a single field. Hidden while empty. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.error}>
      {children}
    </p>
  );
}
