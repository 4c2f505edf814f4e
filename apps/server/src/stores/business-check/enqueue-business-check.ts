import type { Tx } from '#server/db/database.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { updateBusinessCheck } from './business-checks.queries.ts';

export const checkBusinessTask = 'check-business';

/**
 * Call it in the transaction that changes a business number: discards the old result and queues a check of the new
 * number.
 */
export async function enqueueBusinessCheck(tx: Tx, storeId: string): Promise<void> {
  await updateBusinessCheck(tx, storeId, { status: 'NOT_CHECKED', taxType: null, checkedAt: null });
  await insertJob(tx, { task: checkBusinessTask, payload: { storeId } });
}
