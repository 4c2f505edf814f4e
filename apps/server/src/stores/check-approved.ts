import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findApplicationStatus } from './stores.queries.ts';

/** Refuses what only an approved store does, such as charging cards; one that was closed is none any more. */
export async function checkApproved(tx: Tx, storeId: string): Promise<void> {
  if ((await findApplicationStatus(tx, storeId)) !== 'APPROVED') fail('STORE_NOT_APPROVED');
}
