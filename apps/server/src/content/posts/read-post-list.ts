import type { PostList } from '@maru/contract/content/posts.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { findListVersion } from '../content-lists.queries.ts';
import { listPostRows } from './posts.queries.ts';
import { presentRow } from './present-post.ts';

/** The list as admins see it, or, with `onlyPublished`, as everybody sees it. */
export async function readPostList(
  db: DbOrTx,
  { now, onlyPublished }: { now: Date; onlyPublished: boolean },
): Promise<PostList> {
  const version = await findListVersion(db, 'POST');
  const rows = await listPostRows(db, { publishedAt: onlyPublished ? now : undefined });
  return { version, posts: rows.map((row) => presentRow(row, now)) };
}
