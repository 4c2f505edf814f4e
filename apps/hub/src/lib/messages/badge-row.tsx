import type { ReactNode } from 'react';
import styles from './badge-row.module.css';

/** The texts of a row: a name, and facts, of which some may be missing. */
export type RowWords = { name: string; facts: (string | null | false)[] };

type BadgeRowProps = RowWords & {
  /** One or more badges at the end of the row. */
  children: ReactNode;
};

/** A row of a list with badges at its end. */
export function BadgeRow({ name, facts, children }: BadgeRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        {facts.filter(Boolean).map((fact) => (
          <p key={String(fact)} className={styles.fact}>
            {fact}
          </p>
        ))}
      </div>
      <div className={styles.badges}>{children}</div>
    </li>
  );
}
