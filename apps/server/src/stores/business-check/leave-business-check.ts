import type { Tx } from '#server/db/database.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { updateBusinessCheck } from './business-checks.queries.ts';

export const checkBusinessTask = 'check-business';

/**
 * For whoever writes another business number, in the same transaction: what was said of the number before does not
 * count any more, and the tax office is asked about this one after the commit.
 */
export async function leaveBusinessCheck(tx: Tx, storeId: string): Promise<void> {
  await updateBusinessCheck(tx, storeId, { status: 'NOT_CHECKED', taxType: null, checkedAt: null });
  await insertJob(tx, { task: checkBusinessTask, payload: { storeId } });
}
