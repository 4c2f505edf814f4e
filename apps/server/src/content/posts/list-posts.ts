import type { PostList } from '@maru/contract/content/posts.endpoints.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { UserContext } from '#server/http/context.ts';
import { type IsAdmin, mayReadAll } from '../may-read-all.ts';
import { readPostList } from './read-post-list.ts';

export function listPostsBy(isAdmin: IsAdmin) {
  return async function listPosts(context: UserContext, input: { isAdmin: boolean }): Promise<PostList> {
    const { db, now } = context;
    const all = await mayReadAll(isAdmin, context, input);
    return inSnapshot(db, (tx) => readPostList(tx, { now, onlyPublished: !all }));
  };
}
