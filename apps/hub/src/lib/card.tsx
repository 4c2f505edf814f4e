import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type CardProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A section of a store screen, labelled by its title for screen readers. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={`card-box ${styles.card}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
