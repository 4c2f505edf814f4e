import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { MessageState } from './message-state.tsx';

type EmptyStateProps = {
  title: string;
  text?: string;
  /** The first step: a button or a link. */
  action?: ReactNode;
};

/** Says that there is nothing yet, and offers the first step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <MessageState picture={<EmptyRoom />} title={title} {...(text && { text })}>
      {action}
    </MessageState>
  );
}

function EmptyRoom() {
  return (
    <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden className={styles.drawing}>
      <path className={styles.floor} d="M24 76h152l20 40H4z" />
      <path className={styles.seam} d="M18 88h164M11 101h178M62 76l-16 40M100 76v40M138 76l16 40" />
      <path
        className={styles.wood}
        d="M58 66h84a4 4 0 0 1 0 8H58a4 4 0 0 1 0-8ZM68 74h8l-3 20h-8zM124 74h8l3 20h-8z"
      />
      <path className={styles.cup} d="M88 50h24v8a9 9 0 0 1-9 8h-6a9 9 0 0 1-9-8z" />
      <path className={styles.line} d="M112 52h3a4 4 0 0 1 0 9h-4M95 43c-3-4 3-6 0-11M104 43c-3-4 3-6 0-11" />
    </svg>
  );
}
