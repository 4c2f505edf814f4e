import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { runJobAgain as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { makeFailedJobDue } from '#server/jobs/queued-jobs.queries.ts';

/** Every job is written to run at least once, so another run does no harm. */
export function runJobAgain(
  context: UserContext,
  { jobId }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return context.transaction(async (tx) => {
    const job = (await makeFailedJobDue(tx, jobId)) ?? fail('NOT_FOUND');
    await writeUserTrail(tx, context, {
      ...{ userId: context.actor.userId, module: 'serviceability', act: 'runJobAgain' },
      before: null,
      after: { jobId, task: job.task },
    });
    return { runAt: job.runAt.toISOString() };
  });
}
