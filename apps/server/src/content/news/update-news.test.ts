import { deleteNews, getNews, updateNews } from '@maru/contract/content/news.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders, documentOf, newsInput } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { news } = contentBuilders(shop);
const [admin, other] = [
  await shop.person({ admin: true, name: '이편집' }),
  await shop.person({ admin: true, name: '박편집' }),
];
const reader = await shop.person();

const save = (
  row: { id: string; version: number },
  over: Partial<InputOf<typeof updateNews>> = {},
  by = admin,
) => shop.call(updateNews, { ...newsInput, id: row.id, version: row.version, ...over }, by);
const passMinutes = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();

test('an admin changes published news, which keeps its publishing time and its read marks', async () => {
  const written = await news(admin);
  await shop.call(getNews, { id: written.id }, reader);
  passMinutes(60);

  expect(await save(written, { title: '새 제목', content: documentOf('새 글') })).toMatchObject({
    http: 200,
    response: { title: '새 제목', content: documentOf('새 글'), publishAt: written.publishAt, version: 2 },
  });
  const { response } = await shop.call(getNews, { id: written.id }, reader);
  expect(response).toMatchObject({ title: '새 제목', isRead: true });
});

test('an edit that changes nothing keeps the version', async () => {
  const written = await news(admin);
  expect((await save(written)).response.version).toBe(1);
});

test('news goes from draft to scheduled to published, and back', async () => {
  const draft = await news(admin, { status: 'DRAFT' });
  const publishAt = inMinutes(30);
  const scheduled = (await save(draft, { status: 'SCHEDULED', publishAt })).response;
  expect(scheduled).toMatchObject({ status: 'SCHEDULED', publishAt });

  const published = (await save(scheduled, { status: 'PUBLISHED' })).response;
  expect(published).toMatchObject({ status: 'PUBLISHED', publishAt: shop.clock.now.toISOString() });

  expect((await save(published, { status: 'DRAFT' })).response).toMatchObject({
    status: 'DRAFT',
    publishAt: null,
  });
  expect(await shop.call(getNews, { id: draft.id }, reader)).toMatchObject({ http: 404 });
});

test('a form that was open while its publishing time passed is saved, and a different past time is refused', async () => {
  const publishAt = inMinutes(10);
  const scheduled = await news(admin, { status: 'SCHEDULED', publishAt });
  passMinutes(20);

  const saved = await save(scheduled, { status: 'SCHEDULED', publishAt, title: '고친 제목' });
  expect(saved.response).toMatchObject({ status: 'PUBLISHED', publishAt, title: '고친 제목' });
  expect(await save(saved.response, { status: 'SCHEDULED', publishAt: inMinutes(-5) })).toMatchObject({
    http: 409,
    status: 'PUBLISH_TIME_PASSED',
  });
});

test('a stale edit is refused with the present news and who changed it', async () => {
  const written = await news(admin);
  await save(written, { title: '먼저' }, other);

  expect(await save(written, { title: '나중' })).toMatchObject({
    ...{ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' },
    detail: {
      row: { title: '먼저', version: 2, content: newsInput.content },
      changedBy: '박편집',
      isOwn: false,
    },
  });
  expect(await shop.call(deleteNews, { id: written.id, version: 1 }, admin)).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
  });
});

test('of two admins who save at the same time, one is refused', async () => {
  const written = await news(admin);
  const answers = await Promise.all([
    save(written, { title: '하나' }),
    save(written, { title: '둘' }, other),
  ]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
});

test('deleted news is gone for everybody, and cannot be edited or deleted again', async () => {
  const written = await news(admin);
  await shop.call(getNews, { id: written.id }, reader);
  const remove = () => shop.call(deleteNews, { id: written.id, version: 1 }, admin);

  expect((await remove()).http).toBe(204);
  expect(await remove()).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await save(written, { title: '늦은 글' })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await shop.call(getNews, { id: written.id, isAdmin: true }, admin)).toMatchObject({ http: 404 });
});

test('only admins change or delete news', async () => {
  const written = await news(admin);
  expect(await save(written, {}, reader)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(deleteNews, { id: written.id, version: 1 }, reader)).toMatchObject({ http: 403 });
  expect(await shop.call(updateNews, { ...newsInput, id: newId(), version: 1 })).toMatchObject({ http: 401 });
  expect(await shop.call(deleteNews, { id: newId(), version: 1 })).toMatchObject({ http: 401 });
});
