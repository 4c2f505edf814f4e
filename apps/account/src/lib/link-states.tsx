import { Button } from '@mantine/core';
import styles from './link-states.module.css';
import { StepTitle } from './step-title.tsx';
import { useHydrated } from './use-hydrated.ts';

type Words = { title: string; text: string };

/** While the link is being checked. Says so only after hydration, since nothing is checked without script. */
export function LinkLoading({ title, text }: Words) {
  const isHydrated = useHydrated();
  return (
    <>
      <StepTitle>{title}</StepTitle>
      <p className={styles.waiting} role="status">
        {isHydrated ? text : ''}
      </p>
    </>
  );
}

/** The link has expired or is unknown. */
export function LinkEnded({ title, text }: Words) {
  return (
    <>
      <StepTitle isNew>{title}</StepTitle>
      <p className={styles.text}>{text}</p>
    </>
  );
}

/** Checking the link failed. */
export function LinkFailed({ retry, onRetry, ...words }: Words & { retry: string; onRetry: () => void }) {
  return (
    <>
      <LinkEnded {...words} />
      <Button variant="filled" size="lg" fullWidth onClick={onRetry}>
        {retry}
      </Button>
    </>
  );
}
