import type { ReactNode } from 'react';
import styles from './message-state.module.css';

type MessageStateProps = {
  picture?: ReactNode;
  title: string;
  text?: string;
  /** Screen readers announce `alert` at once and `status` when they are idle. */
  role?: 'alert' | 'status';
  /** The next step: a button or a link. */
  children?: ReactNode;
};

/** Replaces content by a centred message with the next step. */
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
