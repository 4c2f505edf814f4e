import { type ReactNode, useId } from 'react';
import styles from './form-card.module.css';

type FormCardProps = { title: string; text?: string; children: ReactNode };

/** A card for related fields. */
export function FormCard({ title, text, children }: FormCardProps) {
  const id = useId();
  return (
    <section className="card-box" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
