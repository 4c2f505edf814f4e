import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { deleteComments } from './admin/admin-comments.queries.ts';
import { deleteMemberships } from './card-memberships/card-memberships.queries.ts';
import { blankCloseRequests } from './closing/close-requests.queries.ts';
import { blankDraft } from './stores.queries.ts';

/** Erases what later features keep of a store. */
export type EraseOfStore = (tx: Tx, storeId: string, at: Date) => Promise<void>;

/**
 * Erases a draft together with its only owner: its fields, card memberships, comments and the texts of close requests,
 * and what `eraseOfStore` erases. A draft never had an order, so the law requires nothing to be kept. The blank row
 * stays for the trail; its documents and photos are swept.
 */
export async function eraseDraft(
  tx: Tx,
  context: UserContext,
  { storeId, eraseOfStore }: { storeId: string; eraseOfStore: EraseOfStore },
): Promise<void> {
  await eraseOfStore(tx, storeId, context.now);
  await deleteMemberships(tx, storeId);
  await deleteComments(tx, storeId);
  await blankCloseRequests(tx, storeId);
  await blankDraft(tx, storeId, { by: context.actor.userId, at: context.now });
  const entry = { storeId, module: 'stores', act: 'deleteUser' };
  await writeStoreTrail(tx, context, { ...entry, before: { isDeleted: false }, after: { isDeleted: true } });
}
