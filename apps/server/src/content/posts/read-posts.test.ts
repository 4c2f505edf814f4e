import { deletePost, getPost, listPosts } from '@maru/contract/content/posts.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { post } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const reader = await shop.person();
const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();
const titlesOf = async (isAdmin = false) =>
  (await shop.call(listPosts, { isAdmin }, isAdmin ? admin : reader)).response.posts.map(
    ({ title }) => title,
  );

test('spec 3 · posts have the day of their creation, a title, a thumbnail and an address that they lead to', async () => {
  const connectUrl = 'https://blog.maru.example/points';
  const { id } = await post(admin, { connectUrl });
  const { response } = await shop.call(listPosts, {}, reader);

  expect(response.posts).toEqual([
    {
      ...{ id, title: '점심 손님을 빨리 받는 법', titleEn: null, connectUrl, thumbnailUrl: null },
      ...{ status: 'PUBLISHED', publishAt: expect.any(String), version: 1 },
      createdAt: shop.clock.now.toISOString(),
    },
  ]);
});

test('a new post is the first; drafts and scheduled posts are for admins who ask', async () => {
  const draft = await post(admin, { title: '쓰는 중', status: 'DRAFT', content: null });
  await post(admin, { title: '예약', status: 'SCHEDULED', publishAt: inMinutes(30) });

  expect(await titlesOf(true)).toEqual(['예약', '쓰는 중', '점심 손님을 빨리 받는 법']);
  expect(await titlesOf()).toEqual(['점심 손님을 빨리 받는 법']);
  expect(await shop.call(getPost, { id: draft.id }, reader)).toMatchObject({
    http: 404,
    status: 'NOT_FOUND',
  });
  expect(await shop.call(getPost, { id: draft.id, isAdmin: true }, admin)).toMatchObject({
    http: 200,
    response: { status: 'DRAFT', content: null },
  });
  shop.clock.now = new Date(inMinutes(30));
  expect(await titlesOf()).toEqual(['예약', '점심 손님을 빨리 받는 법']);
});

test('a post that was deleted since the list was read is not found', async () => {
  const { id, version, content } = await post(admin);
  expect((await shop.call(getPost, { id }, reader)).response.content).toEqual(content);
  await shop.call(deletePost, { id, version }, admin);
  expect(await shop.call(getPost, { id }, reader)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('only admins may ask for drafts, and strangers may not read posts', async () => {
  for (const answer of [
    await shop.call(listPosts, { isAdmin: true }, reader),
    await shop.call(getPost, { id: newId(), isAdmin: true }, reader),
  ])
    expect(answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(listPosts, {})).toMatchObject({ http: 401 });
  expect(await shop.call(getPost, { id: newId() })).toMatchObject({ http: 401 });
});
