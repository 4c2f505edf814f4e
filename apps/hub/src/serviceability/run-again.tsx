import { Button } from '@mantine/core';
import type { FailedJob } from './serviceability.api.ts';
import { useRunJobAgain } from './serviceability.api.ts';
import { useServiceabilityWords } from './use-serviceability-words.ts';

/** A button that runs a failed job again. Not shown while the job runs. */
export function RunAgain({ job: { id, task, attempts, isRunning } }: { job: FailedJob }) {
  const { t } = useServiceabilityWords();
  const again = useRunJobAgain();
  if (isRunning || attempts === 0) return null;
  return (
    <Button aria-label={t('runAgainOf', { task })} loading={again.isPending} onClick={() => again.mutate(id)}>
      {t('runAgain')}
    </Button>
  );
}
