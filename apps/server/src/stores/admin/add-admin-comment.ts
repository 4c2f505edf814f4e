import { writeStoreTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { findAuthorName, insertComment } from './admin-comments.queries.ts';

export async function addAdminComment(
  context: UserContext,
  { storeId, content }: { storeId: string; content: string },
) {
  const { actor, now } = context;
  return context.transaction(async (tx) => {
    await checkStoreExists(tx, storeId);
    const id = newId();
    await insertComment(tx, { storeId, id, authorId: actor.userId, content, createdAt: now });
    await writeStoreTrail(tx, context, {
      storeId,
      module: 'stores',
      act: 'addAdminComment',
      before: null,
      after: { content },
    });
    const authorName = await findAuthorName(tx, actor.userId);
    return { id, content, authorName, createdAt: now.toISOString() };
  });
}
