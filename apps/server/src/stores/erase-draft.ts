import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { blankDraft } from './stores.queries.ts';

/** A draft goes along with its only owner. The row stays, blank, for the trail; the file of its papers is swept. */
export async function eraseDraft(tx: Tx, context: UserContext, storeId: string): Promise<void> {
  await blankDraft(tx, storeId, { by: context.actor.userId, at: context.now });
  const entry = { storeId, module: 'stores', act: 'deleteUser' };
  await writeStoreTrail(tx, context, { ...entry, before: { isDeleted: false }, after: { isDeleted: true } });
}
