import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { blankDraft } from './stores.queries.ts';

/** Erases the public page of a store, which a later feature keeps. */
export type ErasePlace = (tx: Tx, storeId: string) => Promise<void>;

/**
 * A draft goes along with its only owner, with its page. The row stays, blank, for the trail; files of its papers and photos
 * are swept.
 */
export async function eraseDraft(
  tx: Tx,
  context: UserContext,
  { storeId, erasePlace }: { storeId: string; erasePlace: ErasePlace },
): Promise<void> {
  await erasePlace(tx, storeId);
  await blankDraft(tx, storeId, { by: context.actor.userId, at: context.now });
  const entry = { storeId, module: 'stores', act: 'deleteUser' };
  await writeStoreTrail(tx, context, { ...entry, before: { isDeleted: false }, after: { isDeleted: true } });
}
