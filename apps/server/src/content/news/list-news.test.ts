import { listNews } from '@maru/contract/content/news.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { contentBuilders, documentOf } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { news } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const reader = await shop.person();
// Test accounts are dated by the real clock. Here they are made older than all news.
await shop.db
  .updateTable('users')
  .set({ createdAt: new Date('2026-01-01') })
  .execute();

beforeEach(async () => {
  await shop.db.deleteFrom('news').execute();
});

const titlesOf = async (searchString = '', rest: { isAdmin?: boolean; currentPage?: number } = {}) =>
  (await shop.call(listNews, { searchString, ...rest }, rest.isAdmin ? admin : reader)).response.content.map(
    ({ title }) => title,
  );
const passMinutes = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();

test('spec 7 · news: pages of ten, the newest first, without their texts', async () => {
  for (let i = 1; i <= 12; i += 1) {
    await news(admin, { title: `소식 ${i}` });
    passMinutes(1);
  }
  const { response } = await shop.call(listNews, {}, reader);

  expect(response).toMatchObject({ currentPage: 0, totalPages: 2, totalElements: 12, numberOfElements: 10 });
  expect(response.content[0]).toEqual({
    id: expect.any(String),
    ...{ title: '소식 12', titleEn: null, status: 'PUBLISHED', isRead: false, version: 1 },
    ...{ publishAt: expect.any(String), createdAt: expect.any(String) },
  });
  expect(await titlesOf('', { currentPage: 1 })).toEqual(['소식 2', '소식 1']);
});

test.each([
  ['포인트', true],
  ['포인트적립', true],
  ['적립 포인트', true],
  ['ㅍㅇㅌ', true],
  ['ㅍ인ㅌ', true],
  ['ㅈㄹ 포인트', true],
  ['번호만 눌러', true],
  ['POINTS', true],
  ['turn up', true],
  ['ㅂㅎㅁ', false],
  ['환불', false],
  ['포인트 환불', false],
  ['%', false],
  ['_', false],
  ['.*', false],
])('news is found by %s: %s', async (searchString, isFound) => {
  await news(admin, {
    title: '포인트 적립이 더 쉬워졌어요',
    titleEn: 'Points turn up faster',
    content: documentOf('계산할 때 번호만', '눌러 주세요.'),
    contentEn: documentOf('Type the number.'),
  });
  expect(await titlesOf(searchString)).toHaveLength(isFound ? 1 : 0);
});

test('two initial consonants that a keyboard joined into one letter are searched as two', async () => {
  await news(admin, { title: '감사 인사를 드려요' });
  expect(await titlesOf('ㄳㅇㅅ')).toHaveLength(1);
});

test('a search text that spans two paragraphs finds nothing', async () => {
  await news(admin, { content: documentOf('번호만', '눌러') });
  expect(await titlesOf('번호만눌러')).toEqual([]);
});

test('readers see what is published; drafts and scheduled news are for admins who ask', async () => {
  await news(admin, { title: '게시함' });
  await news(admin, { title: '예약함', status: 'SCHEDULED', publishAt: inMinutes(30) });
  await news(admin, { title: '쓰는 중', status: 'DRAFT', content: null });

  expect(await titlesOf()).toEqual(['게시함']);
  expect(await titlesOf('', { isAdmin: true })).toEqual(['쓰는 중', '예약함', '게시함']);
  const asOne = await shop.call(listNews, {}, admin);
  expect(asOne.response.content.map(({ title }) => title)).toEqual(['게시함']);
});

test('scheduled news appears on every instance when its time comes, without a job', async () => {
  const other = await shop.instance();
  await news(admin, { title: '예약함', status: 'SCHEDULED', publishAt: inMinutes(30) });
  const seen = async () => (await other.call(listNews, {}, reader)).response.content;

  expect(await seen()).toEqual([]);
  passMinutes(30);
  expect(await seen()).toMatchObject([{ title: '예약함', status: 'PUBLISHED' }]);
});

test('only admins may ask for drafts, and strangers may not list news', async () => {
  expect(await shop.call(listNews, { isAdmin: true }, reader)).toMatchObject({
    http: 403,
    status: 'FORBIDDEN',
  });
  expect(await shop.call(listNews, {})).toMatchObject({ http: 401 });
});
