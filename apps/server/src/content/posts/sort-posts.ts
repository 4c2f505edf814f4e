import type { PostList, sortPosts as wire } from '@maru/contract/content/posts.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { failStale, Refusal } from '#server/http/refusal.ts';
import { countListChange, findLastListChange, lockList } from '../content-lists.queries.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { placePosts } from './posts.queries.ts';
import { readPostList } from './read-post-list.ts';

type Titled = { id: string; title: string };

/** Changes the order of all posts, given the version of the list. */
export async function sortPosts(
  context: UserContext,
  { version, uuidList }: ParsedInputOf<typeof wire>,
): Promise<PostList> {
  const { actor, now } = context;
  return context.transaction(async (tx) => {
    const present = await lockList(tx, 'POST');
    const list = await readPostList(tx, { now, onlyPublished: false });
    if (present !== version) failStale(context, list, await findLastListChange(tx, 'POST'));
    checkNamesAll(uuidList, list.posts);
    if (list.posts.every(({ id }, index) => id === uuidList[index])) return list;

    await placePosts(tx, uuidList);
    await countListChange(tx, 'POST', { by: actor.userId, at: now });
    const after = await readPostList(tx, { now, onlyPublished: false });
    const facts = { before: titlesOf(list.posts), after: titlesOf(after.posts) };
    await writeContentTrail(tx, context, { act: 'sortPosts', ...facts });
    return after;
  });
}

function titlesOf(posts: readonly Titled[]) {
  return { titles: posts.map(({ title }) => title) };
}

/** Refuses unless every post is named exactly once. */
function checkNamesAll(ids: readonly string[], posts: readonly Titled[]): void {
  const isWhole =
    ids.length === posts.length &&
    new Set(ids).symmetricDifference(new Set(posts.map(({ id }) => id))).size === 0;
  if (!isWhole) throw new Refusal('WRONG_FORMAT', undefined, { uuidList: 'wrongFormat' });
}
