import { createNews, listNews } from '@maru/contract/content/news.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders, documentOf, newsInput } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { news } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();

test('an admin writes news in both languages, and the event log of the admin has it', async () => {
  const input = { ...newsInput, titleEn: 'Points', contentEn: documentOf('Type the number.') };
  const { http, response } = await shop.call(createNews, input, admin);

  expect(http).toBe(200);
  expect(response).toEqual({
    ...input,
    ...{ id: expect.any(String), isRead: expect.any(Boolean), version: 1 },
    ...{ publishAt: shop.clock.now.toISOString(), createdAt: shop.clock.now.toISOString() },
  });
  const trail = await shop.db
    .selectFrom('userTrail')
    .select(['act', 'module', 'after'])
    .where('actorId', '=', admin.id)
    .where('module', '=', 'content')
    .execute();
  expect(trail).toMatchObject([
    { act: 'createNews', after: { title: input.title, contentEn: { text: 'Type the number.', links: [] } } },
  ]);
});

test('a draft needs no text, but published or scheduled news needs title and text in each language it has', async () => {
  const fieldsOf = async (over: Partial<typeof newsInput> | object) =>
    (await shop.call(createNews, { ...newsInput, ...over }, admin)).fields;
  const blank = documentOf('  ');

  expect(await news(admin, { status: 'DRAFT', content: null })).toMatchObject({
    status: 'DRAFT',
    publishAt: null,
  });
  expect(await fieldsOf({ content: null })).toEqual({ content: 'required' });
  expect(await fieldsOf({ content: blank })).toEqual({ content: 'required' });
  expect(await fieldsOf({ titleEn: 'Points' })).toEqual({ contentEn: 'required' });
  expect(await fieldsOf({ contentEn: documentOf('Points') })).toEqual({ titleEn: 'required' });
  expect(await fieldsOf({ status: 'SCHEDULED' })).toEqual({ publishAt: 'required' });
  expect(await fieldsOf({ status: 'DRAFT', titleEn: 'Points' })).toBeUndefined();
});

test('a publishing time in the past, or after the year 9999, is refused', async () => {
  const at = (publishAt: string) =>
    shop.call(createNews, { ...newsInput, status: 'SCHEDULED', publishAt }, admin);

  expect(await at(inMinutes(0))).toMatchObject({ http: 409, status: 'PUBLISH_TIME_PASSED' });
  expect(await at('9999-12-31T23:59:59-12:00')).toMatchObject({
    http: 400,
    fields: { publishAt: 'wrongFormat' },
  });
  expect(await at(inMinutes(1))).toMatchObject({ http: 200, response: { status: 'SCHEDULED' } });
});

test('a repeated request writes the news once', async () => {
  const key = newId();
  const send = () => shop.call(createNews, { ...newsInput, title: '한 번만' }, admin, { key });
  const [one, two] = [await send(), await send()];

  expect(two.response.id).toBe(one.response.id);
  const { response } = await shop.call(listNews, { searchString: '한 번만' }, admin);
  expect(response.totalElements).toBe(1);
});

test('beyond 10,000 pieces of news, another one is refused', async () => {
  await shop.db.deleteFrom('news').execute();
  const rows = Array.from({ length: 10_000 }, () => ({
    ...{ id: newId(), title: '소식', titleKey: '소식', searchKey: '소식' },
    createdAt: shop.clock.now,
  }));
  await shop.db.insertInto('news').values(rows.slice(0, 5_000)).execute();
  await shop.db.insertInto('news').values(rows.slice(5_000)).execute();

  expect(await shop.call(createNews, newsInput, admin)).toMatchObject({
    ...{ http: 409, status: 'TOO_MANY_CONTENTS', detail: { most: 10_000 } },
  });
  await shop.db.deleteFrom('news').execute();
});

test('only admins write news', async () => {
  const owner = await shop.ownerOf(await shop.store());
  expect(await shop.call(createNews, newsInput, owner)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(createNews, newsInput)).toMatchObject({ http: 401 });
});
