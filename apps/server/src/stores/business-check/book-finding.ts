import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { lockBusinessCheck, updateBusinessCheck } from './business-checks.queries.ts';

export type Finding = Pick<BusinessCheck, 'status' | 'taxType'>;

/** Keeps what was said of `businessNumber`, if that is still the store's; answers how it stood and how it stands. */
export async function bookFinding(
  tx: Tx,
  storeId: string,
  { businessNumber, finding, now }: { businessNumber: string; finding: Finding; now: Date },
): Promise<{ before: BusinessCheck; after: BusinessCheck } | undefined> {
  const before = await lockBusinessCheck(tx, storeId);
  if (before?.businessNumber !== businessNumber) return undefined;

  const after = { ...before, ...finding, checkedAt: now.toISOString() };
  await updateBusinessCheck(tx, storeId, after);
  return { before, after };
}
