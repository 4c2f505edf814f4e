import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listFailedJobs as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import { minutesUntilJobIsLate, mostCounted } from '@maru/contract/serviceability/serviceability-rules.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { countTroubledJobs, listTroubledJobs } from '#server/jobs/queued-jobs.queries.ts';
import { errorExcerpt } from '#server/serviceability/error-excerpt.ts';

export function listFailedJobs(
  { db }: UserContext,
  { state, ...page }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const trouble = { state, lateAfterMinutes: minutesUntilJobIsLate };
  return pageOf(page, {
    count: () => countTroubledJobs(db, trouble, mostCounted),
    list: (place) => listTroubledJobs(db, trouble, place),
    present: ({ createdAt, runAt, lastError, ...job }) => ({
      ...job,
      at: createdAt.toISOString(),
      runAt: runAt.toISOString(),
      error: errorExcerpt(lastError),
    }),
  });
}
