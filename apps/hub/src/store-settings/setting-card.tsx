import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

type SettingCardProps = { title: string; text?: string; children: ReactNode };

/** A card of settings that belong together. */
export function SettingCard({ title, text, children }: SettingCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
