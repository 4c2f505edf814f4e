import { Button } from '@mantine/core';
import styles from './error-state.module.css';
import { MessageState } from './message-state.tsx';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do. */
  text: string;
  retry?: { label: string; onRetry: () => void; isPending?: boolean };
};

/** Content that failed to load; announced to screen readers. */
export function ErrorState({ title, text, retry }: ErrorStateProps) {
  return (
    <MessageState picture={<BrokenBoard />} title={title} text={text} role="alert">
      {retry && (
        <Button onClick={retry.onRetry} loading={retry.isPending ?? false}>
          {retry.label}
        </Button>
      )}
    </MessageState>
  );
}

function BrokenBoard() {
  return (
    <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden className={styles.drawing}>
      <path className={styles.board} d="M20 18h160v16H20zM20 42h160v16H20zM20 90h160v16H20z" />
      <path className={styles.loose} d="M20 66h72l-6 16H20zM104 70l74-16 4 15-84 18z" />
      <path className={styles.mark} d="M96 50l-3 10M108 48l4 9M84 54l-6 7" />
    </svg>
  );
}
