import { deleteNews, getNews, getUnreadNews, listNews } from '@maru/contract/content/news.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders, documentOf } from '#test/builders/content-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { news } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const [reader, other] = [await shop.person(), await shop.person()];
// Test accounts are dated by the real clock. Here they are made older than all news.
await shop.db
  .updateTable('users')
  .set({ createdAt: new Date('2026-01-01') })
  .execute();

beforeEach(async () => {
  await shop.db.deleteFrom('news').execute();
});

const unread = async (as: Caller) => (await shop.call(getUnreadNews, {}, as)).response;
const read = (id: string, as: Caller, isAdmin = false) => shop.call(getNews, { id, isAdmin }, as);
const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();

test('opening news marks it as read for the one who opened it', async () => {
  const written = await news(admin, { titleEn: 'Points', contentEn: documentOf('Type the number.') });

  expect(await unread(reader)).toMatchObject({ count: 1, newest: [{ id: written.id, isRead: false }] });
  expect(await read(written.id, reader)).toMatchObject({
    http: 200,
    response: { content: written.content, contentEn: documentOf('Type the number.'), isRead: true },
  });
  await read(written.id, reader);

  expect(await unread(reader)).toEqual({ count: 0, newest: [] });
  expect(await unread(other)).toMatchObject({ count: 1 });
  const { response } = await shop.call(listNews, {}, reader);
  expect(response.content).toMatchObject([{ id: written.id, isRead: true }]);
});

test('unread news is counted, and the newest three are named', async () => {
  for (const title of ['하나', '둘', '셋', '넷']) {
    await news(admin, { title });
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  }
  const { count, newest } = await unread(reader);
  expect([count, newest.map(({ title }) => title)]).toEqual([4, ['넷', '셋', '둘']]);
});

test('news from before somebody had an account counts as read', async () => {
  const written = await news(admin);
  const person = await shop.person();
  const createdAt = new Date(shop.clock.now.getTime() + 60_000);
  await shop.db.updateTable('users').set({ createdAt }).where('id', '=', person.id).execute();

  expect(await unread(person)).toEqual({ count: 0, newest: [] });
  const { response } = await shop.call(listNews, {}, person);
  expect(response.content).toMatchObject([{ id: written.id, isRead: true }]);
});

test('drafts and scheduled news are neither found nor counted', async () => {
  const draft = await news(admin, { status: 'DRAFT' });
  const scheduled = await news(admin, { status: 'SCHEDULED', publishAt: inMinutes(10) });

  for (const { id } of [draft, scheduled]) {
    expect(await read(id, reader)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
    expect(await read(id, admin)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  }
  expect(await unread(reader)).toMatchObject({ count: 0 });
});

test('an admin can read news for an edit, also a draft, which does not mark it as read', async () => {
  const draft = await news(admin, { status: 'DRAFT', content: null });
  const published = await news(admin);

  expect(await read(draft.id, admin, true)).toMatchObject({
    http: 200,
    response: { status: 'DRAFT', publishAt: null, content: null, isRead: false },
  });
  await read(published.id, admin, true);
  expect(await unread(admin)).toMatchObject({ count: 1 });
  expect(await read(draft.id, reader, true)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
});

test('news that was deleted since the list was read is not found', async () => {
  const { id, version } = await news(admin);
  await shop.call(deleteNews, { id, version }, admin);

  expect(await read(id, reader)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await read(newId(), reader)).toMatchObject({ http: 404 });
  expect(await unread(reader)).toMatchObject({ count: 0 });
});

test('a stranger reads nothing', async () => {
  const { id } = await news(admin);
  expect(await shop.call(getNews, { id })).toMatchObject({ http: 401 });
  expect(await shop.call(getUnreadNews, {})).toMatchObject({ http: 401 });
});
