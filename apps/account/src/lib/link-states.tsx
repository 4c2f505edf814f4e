import { Button } from '@mantine/core';
import styles from './link-states.module.css';
import { StepTitle } from './step-title.tsx';
import { useHydrated } from './use-hydrated.ts';

type Words = { title: string; text: string };

/**
 * Says that the link is being checked. Shown only after hydration, because without script nothing is checked.
 */
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

/** Says that the link has expired or is unknown. */
export function LinkEnded({ title, text }: Words) {
  return (
    <>
      <StepTitle isNew>{title}</StepTitle>
      <p className={styles.text}>{text}</p>
    </>
  );
}

/** Says that checking the link failed, with a retry. */
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
