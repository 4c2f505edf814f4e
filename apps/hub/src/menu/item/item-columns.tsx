import type { ReactNode } from 'react';
import styles from './item.module.css';

/** Two columns of cards, or one if the form is narrow. */
export function ItemColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{first}</div>
      <div className={styles.column}>{second}</div>
    </div>
  );
}
