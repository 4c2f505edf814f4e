import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { type TrailContext, writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { lockBusinessCheck, updateBusinessCheck } from './business-checks.queries.ts';

export type Finding = Pick<BusinessCheck, 'status' | 'taxType'>;
type Answered = { storeId: string; businessNumber: string; finding: Finding };

/** Stores the result for `businessNumber`. Returns the changed check, or undefined if the store has another number by now. */
export async function recordFinding(
  tx: Tx,
  context: TrailContext,
  { storeId, businessNumber, finding }: Answered,
): Promise<BusinessCheck | undefined> {
  const before = await lockBusinessCheck(tx, storeId);
  if (before?.businessNumber !== businessNumber) return undefined;

  const after = { ...before, ...finding, checkedAt: context.now.toISOString() };
  await updateBusinessCheck(tx, storeId, after);
  const isChanged = after.status !== before.status || after.taxType !== before.taxType;
  // Log changed results, and every check that a person started, but not the same result every night.
  if (isChanged || context.actor)
    await writeStoreTrail(tx, context, { storeId, module: 'stores', act: 'checkBusiness', before, after });
  return after;
}

/** The same for a scheduled job. */
export async function recordFindingByJob(
  { db, clock }: { db: Db; clock: () => Date },
  answered: Answered,
): Promise<void> {
  const context = { actor: undefined, requestId: newId(), now: clock() };
  await inTransaction(db, (tx) => recordFinding(tx, context, answered));
}
