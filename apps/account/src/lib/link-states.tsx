import { Button } from '@mantine/core';
import styles from './link-states.module.css';
import { StepTitle } from './step-title.tsx';
import { useHydrated } from './use-hydrated.ts';

type Words = { title: string; text: string };

/** While the page looks at what its link is worth; nothing is said of waiting where nobody looks, without script. */
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

/** What the link was for is over, or nobody knows it. */
export function LinkEnded({ title, text }: Words) {
  return (
    <>
      <StepTitle isNew>{title}</StepTitle>
      <p className={styles.text}>{text}</p>
    </>
  );
}

/** The page could not look. */
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
