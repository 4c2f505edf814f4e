import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { lockList } from '../content-lists.queries.ts';
import { findLastPostChange, findPost, type WholePost } from './posts.queries.ts';
import { presentPost } from './present-post.ts';

/**
 * Locks the list of posts and returns the post. Refuses if the post is newer than `version`; the refusal has the current
 * post.
 */
export async function postToEdit(
  tx: Tx,
  context: UserContext,
  { id, version }: { id: string; version: number },
): Promise<WholePost> {
  await lockList(tx, 'POST');
  const row = (await findPost(tx, id)) ?? fail('NOT_FOUND');
  if (row.version !== version) {
    failStale(context, presentPost(row, context.now), await findLastPostChange(tx, id));
  }
  return row;
}
