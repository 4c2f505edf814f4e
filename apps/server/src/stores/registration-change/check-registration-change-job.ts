import { z } from 'zod';
import type { Job } from '#server/jobs/job-runner.ts';
import { askRegistry } from '#server/stores/business-check/ask-registry.ts';
import type { CheckParts } from '#server/stores/business-check/check-business-job.ts';
import { findNumberToCheck, updateChangeCheck } from './registration-changes.queries.ts';

export const checkRegistrationChangeTask = 'check-registration-change';

const Payload = z.object({ storeId: z.string(), id: z.string() });

/**
 * Asks the tax office about the number in a requested change. Throws if the office does not answer, so that the queue
 * retries.
 */
export function checkRegistrationChangeJob({ db, registry, clock, log }: CheckParts): Job {
  return async (payload) => {
    const key = Payload.parse(payload);
    const businessNumber = await findNumberToCheck(db, key);
    if (businessNumber === undefined) return;
    const finding = await askRegistry(registry, businessNumber, log);
    await updateChangeCheck(db, { ...key, businessNumber }, { ...finding, at: clock() });
    if (finding.status === 'FAILED')
      throw new Error(`store ${key.storeId}: changed business number not checked yet`);
  };
}
