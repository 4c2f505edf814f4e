import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { askRegistry } from './ask-registry.ts';
import { findBusinessCheck } from './business-checks.queries.ts';
import { recordFindingByJob } from './record-finding.ts';

const Payload = z.object({ storeId: z.string() });

export type CheckParts = { db: Db; registry: BusinessRegistry; clock: () => Date; log: FastifyBaseLogger };

/**
 * Checks the store's current number. Throws if the tax office does not answer, so that the queue retries with back-off.
 */
export function checkBusinessJob({ db, registry, clock, log }: CheckParts): Job {
  return async (payload) => {
    const { storeId } = Payload.parse(payload);
    const check = await findBusinessCheck(db, storeId);
    // Already checked, by an admin or an earlier run of this job.
    if (!check || (check.status !== 'NOT_CHECKED' && check.status !== 'FAILED')) return;
    const { businessNumber } = check;
    if (businessNumber === null) return;

    const finding = await askRegistry(registry, businessNumber, log);
    await recordFindingByJob({ db, clock }, { storeId, businessNumber, finding });
    if (finding.status === 'FAILED') throw new Error(`store ${storeId}: business number not checked yet`);
  };
}
