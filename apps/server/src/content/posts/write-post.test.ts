import { createPost, deletePost, listPosts, updatePost } from '@maru/contract/content/posts.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { contentBuilders, documentOf, postInput } from '#test/builders/content-builder.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { post } = contentBuilders(shop);
const files = fileBuilder(shop);
const admin = await shop.person({ admin: true });
const other = await shop.person({ admin: true, name: '박편집' });
const owner = await shop.ownerOf(await shop.store());
const jpeg = await picture('jpeg', {});

const upload = (bytes = jpeg, by = admin) =>
  files.upload(by, bytes, { objectPurpose: 'CONTENT_IMAGE', contentType: 'image/jpeg' });
const save = (
  row: { id: string; version: number },
  over: Partial<InputOf<typeof updatePost>> = {},
  by = admin,
) => shop.call(updatePost, { ...postInput, id: row.id, version: row.version, ...over }, by);
const create = (over: Partial<InputOf<typeof createPost>>) =>
  shop.call(createPost, { ...postInput, ...over }, admin);

test('a published post needs a text or an address to lead to, and a half English version is refused', async () => {
  const connectUrl = 'blog.maru.example/points';
  expect(await create({ content: null, connectUrl })).toMatchObject({
    http: 200,
    response: { content: null, connectUrl: 'https://blog.maru.example/points' },
  });
  expect((await create({ content: null, connectUrl, titleEn: 'Points' })).http).toBe(200);
  expect((await create({ status: 'DRAFT', content: null })).http).toBe(200);
  expect((await create({ content: null })).fields).toEqual({ content: 'required' });
  expect((await create({ titleEn: 'Points' })).fields).toEqual({ contentEn: 'required' });
  expect((await create({ contentEn: documentOf('Points') })).fields).toEqual({ titleEn: 'required' });
});

test.each([
  'http://maru.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://maru',
  'https://a@maru.example',
])('a post does not lead to %s', async (connectUrl) => {
  expect(await create({ connectUrl })).toMatchObject({
    http: 400,
    fields: { connectUrl: 'wrongWebAddress' },
  });
});

test('a thumbnail is public, is kept if the input omits it, and removed on null', async () => {
  const { response: made } = await create({ thumbnailKey: await upload() });
  expect(made.thumbnailUrl).toMatch(/^\/content-pictures\/[0-9a-f-]{36}\.jpg$/);
  expect((await shop.app.hub.inject({ url: made.thumbnailUrl ?? '' })).statusCode).toBe(200);

  expect((await save(made, { title: '새 제목' })).response.thumbnailUrl).toBe(made.thumbnailUrl);
  expect((await save({ ...made, version: 2 }, { thumbnailKey: null })).response).toMatchObject({
    thumbnailUrl: null,
    version: 3,
  });
});

test('a thumbnail that nothing shows any more is deleted after a week', async () => {
  const { response: kept } = await create({ thumbnailKey: await upload() });
  const { response: gone } = await create({ thumbnailKey: await upload() });
  await shop.call(deletePost, { id: gone.id, version: 1 }, admin);
  const now = shop.clock.now;
  shop.clock.now = new Date(now.getTime() + 8 * 24 * 3_600_000);
  await insertJob(shop.db, { task: 'sweep-files', payload: {} });
  await shop.runJobs();
  shop.clock.now = now;

  const answers = [kept, gone].map(({ thumbnailUrl }) => shop.app.hub.inject({ url: thumbnailUrl ?? '' }));
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 404]);
});

test('files of others or another purpose are not found, and what is no picture is refused', async () => {
  const profile = await files.upload(admin, jpeg, { contentType: 'image/jpeg' });
  const announced = await files.linkFor(admin, jpeg, { objectPurpose: 'CONTENT_IMAGE' });
  for (const [thumbnailKey, status] of [
    [await upload(jpeg, other), 'FILE_NOT_FOUND'],
    [profile, 'FILE_NOT_FOUND'],
    [await upload(Buffer.from('<!doctype html><script>alert(1)</script>')), 'FILE_TYPE_NOT_ALLOWED'],
    [announced.awsKey, 'FILE_NOT_UPLOADED'],
  ] as const)
    expect(await create({ thumbnailKey })).toMatchObject({ http: 409, status });
});

test('an edit that changes nothing keeps the version, and a stale edit or deletion is refused with the present post', async () => {
  const written = await post(admin);
  expect((await save(written)).response.version).toBe(1);
  await save(written, { title: '먼저' }, other);
  const refused = {
    ...{ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' },
    detail: { row: { title: '먼저', version: 2 }, changedBy: '박편집', isOwn: false },
  };
  expect(await save(written, { title: '나중' })).toMatchObject(refused);
  expect(await shop.call(deletePost, { id: written.id, version: 1 }, admin)).toMatchObject(refused);
});

test('a past publishing time and a post beyond the maximum are refused, and a repeated request writes one post', async () => {
  const publishAt = new Date(shop.clock.now.getTime() - 60_000).toISOString();
  expect(await create({ status: 'SCHEDULED', publishAt })).toMatchObject({ status: 'PUBLISH_TIME_PASSED' });
  expect(await save(await post(admin), { status: 'SCHEDULED', publishAt })).toMatchObject({
    status: 'PUBLISH_TIME_PASSED',
  });

  const key = newId();
  const send = () => shop.call(createPost, postInput, admin, { key });
  expect((await send()).response.id).toBe((await send()).response.id);

  const { response } = await shop.call(listPosts, { isAdmin: true }, admin);
  const rows = Array.from({ length: 200 - response.posts.length }, (_, place) => ({
    ...{ id: newId(), title: '글', place, createdAt: shop.clock.now },
  }));
  await shop.db.insertInto('posts').values(rows).execute();
  expect(await create({})).toMatchObject({ http: 409, status: 'TOO_MANY_CONTENTS', detail: { most: 200 } });
  await shop.db.deleteFrom('posts').execute();
});

test('a deleted post cannot be edited or deleted again', async () => {
  const written = await post(admin);
  const remove = () => shop.call(deletePost, { id: written.id, version: 1 }, admin);
  expect((await remove()).http).toBe(204);
  expect(await remove()).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await save(written)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('only admins write posts', async () => {
  const { id, version } = await post(admin);
  for (const answer of [
    await shop.call(createPost, postInput, owner),
    await shop.call(updatePost, { ...postInput, id, version }, owner),
    await shop.call(deletePost, { id, version }, owner),
  ])
    expect(answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  for (const answer of [
    await shop.call(createPost, postInput),
    await shop.call(updatePost, { ...postInput, id, version }),
    await shop.call(deletePost, { id, version }),
  ])
    expect(answer).toMatchObject({ http: 401 });
});
