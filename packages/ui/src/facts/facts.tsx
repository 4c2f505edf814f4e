import type { ReactNode } from 'react';
import styles from './facts.module.css';

type FactsProps = {
  rows: readonly { label: string; value: ReactNode }[];
  /** Puts values in a second column instead of below their names. */
  areBeside?: boolean;
  isBoxed?: boolean;
  /** For a screen's own spacing and fonts. */
  className?: string | undefined;
};

/** A list of names and values. */
export function Facts({ rows, areBeside = false, isBoxed = false, className = '' }: FactsProps) {
  return (
    <dl
      className={`${styles.facts} ${className}`}
      data-beside={areBeside || undefined}
      data-boxed={isBoxed || undefined}
    >
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
