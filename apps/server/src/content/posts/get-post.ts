import type { Post, getPost as wire } from '@maru/contract/content/posts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type IsAdmin, mayReadAll } from '../may-read-all.ts';
import { findPost } from './posts.queries.ts';
import { presentPost } from './present-post.ts';

export function getPostBy(isAdmin: IsAdmin) {
  return async function getPost(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<Post> {
    const { db, now } = context;
    const all = await mayReadAll(isAdmin, context, input);
    const post = presentPost((await findPost(db, input.id)) ?? fail('NOT_FOUND'), now);
    if (!all && post.status !== 'PUBLISHED') fail('NOT_FOUND');
    return post;
  };
}
