import type { ReactNode } from 'react';
import styles from './message-state.module.css';

type MessageStateProps = {
  picture?: ReactNode;
  title: string;
  text?: string;
  /** `alert` is announced at once, `status` when nothing else is being said. */
  role?: 'alert' | 'status';
  /** The next step: a button or a link. */
  children?: ReactNode;
};

/** Stands in the place of content: what happened and the next step, in the middle of the page. */
export function MessageState({ picture, title, text, role, children }: MessageStateProps) {
  return (
    <div className={styles.state} role={role}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
