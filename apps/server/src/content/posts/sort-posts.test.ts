import { listPosts, sortPosts } from '@maru/contract/content/posts.endpoints.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { post } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const other = await shop.person({ admin: true, name: '박편집' });
const owner = await shop.ownerOf(await shop.store());

beforeEach(async () => {
  await shop.db.deleteFrom('posts').execute();
});

const list = async () => (await shop.call(listPosts, { isAdmin: true }, admin)).response;
const sort = (version: number, uuidList: string[], by = admin) =>
  shop.call(sortPosts, { version, uuidList }, by);
const idsOf = ({ posts }: Awaited<ReturnType<typeof list>>) => posts.map(({ id }) => id);

async function somePosts() {
  for (const title of ['가', '나', '다']) await post(admin, { title, status: 'DRAFT' });
  const { version, posts } = await list();
  return { version, ids: posts.map(({ id }) => id) };
}

test('spec 7 · displaysort: posts are sorted, drafts included, and a changed order increments the list version', async () => {
  const { version, ids } = await somePosts();
  const wanted = [...ids].sort();
  const { http, response } = await sort(version, wanted);

  expect(http).toBe(200);
  expect(idsOf(response)).toEqual(wanted);
  expect(response.version).toBe(version + 1);
  expect(await list()).toEqual(response);
  expect((await sort(version + 1, wanted)).response.version).toBe(version + 1);
});

test('a sort must name every post exactly once', async () => {
  const { version, ids } = await somePosts();
  const [a = '', b = '', c = ''] = ids;
  for (const wrong of [
    [a, b],
    [a, b, b],
    [a, b, c, newId()],
    [a, b, newId()],
  ])
    expect(await sort(version, wrong)).toMatchObject({ http: 400, fields: { uuidList: 'wrongFormat' } });
});

test('a sort of a stale list is refused with the present list', async () => {
  const { version, ids } = await somePosts();
  await sort(version, ids.toReversed(), other);
  expect(await sort(version, ids)).toMatchObject({
    ...{ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' },
    detail: {
      row: { version: version + 1, posts: ids.toReversed().map((id) => ({ id })) },
      changedBy: '박편집',
    },
  });
});

test('of concurrent sorts at most one changes the list, and no post is lost or duplicated', async () => {
  const { ids } = await somePosts();
  const orders = fc.array(fc.shuffledSubarray(ids, { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(orders, async (wanted) => {
      const { version } = await list();
      const answers = await Promise.all(
        wanted.map((uuidList, turn) => sort(version, uuidList, turn % 2 === 0 ? admin : other)),
      );
      const after = await list();
      const winners = answers.filter(({ response }) => response?.version === version + 1);

      expect(new Set(idsOf(after))).toEqual(new Set(ids));
      expect(after.posts).toHaveLength(ids.length);
      expect(after.version - version).toBe(winners.length);
      expect(winners.length).toBeLessThanOrEqual(1);
      if (winners[0]) expect(winners[0].response).toEqual(after);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test('only admins sort posts', async () => {
  expect(await sort(1, [newId()], owner)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(sortPosts, { version: 1, uuidList: [newId()] })).toMatchObject({ http: 401 });
});
