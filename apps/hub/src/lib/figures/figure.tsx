import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** Shows the main figures of a screen side by side. */
export function FigureRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.figures} aria-label={label}>
      {children}
    </section>
  );
}

/** One figure with a text below it. */
export function Figure({
  label,
  value,
  children,
}: {
  label: string;
  value: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`card-box ${styles.figure}`}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      {children}
    </div>
  );
}

/** The text below a figure. */
export function FigureWords({ children }: { children: ReactNode }) {
  return <p className={styles.more}>{children}</p>;
}
