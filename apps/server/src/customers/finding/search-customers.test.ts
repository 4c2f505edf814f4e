import {
  getCustomer,
  listCustomers,
  listCustomerTags,
  mergeCustomers,
  searchCustomers,
} from '@maru/contract/customers/customers.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { customer, earn, answerNews } = customerBuilders(shop);
const at = await shop.openStore();
const { storeId, owner } = at;

const people = {
  maru: await customer(at, { name: '김마루', phone: '+821000001111', tags: ['단골', '라떼'] }),
  minsu: await customer(at, { name: '김 민수', phone: '+821000101111', tags: ['단골'] }),
  kim: await customer(at, { name: 'Kim Maru', phone: '+821000002222' }),
  nameless: await customer(at, { name: '', phone: '+821000003333', tags: ['단골'] }),
};
const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
type Filter = Omit<InputOf<typeof searchCustomers>, 'storeId'>;

async function find(filter: Filter) {
  const answer = await shop.call(searchCustomers, { storeId, ...filter }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  expect(answer.response.totalElements).toBe(answer.response.content.length);
  return answer.response.content.map(({ id }) => names.get(id));
}

test.each<[string, Filter, string[]]>([
  ['nothing', {}, ['nameless', 'kim', 'minsu', 'maru']],
  ['a blank text', { text: '  ' }, ['nameless', 'kim', 'minsu', 'maru']],
  ['the beginning of a name', { text: '김' }, ['maru', 'minsu']],
  ['a name with a space elsewhere', { text: '김민 수' }, ['minsu']],
  ['a name in small letters', { text: 'kim m' }, ['kim']],
  ['initial consonants', { text: 'ㄱㅁ' }, ['maru', 'minsu']],
  ['more initial consonants', { text: 'ㄱㅁㄹ' }, ['maru']],
  ['initial consonants after a letter', { text: '김ㅁㅅ' }, ['minsu']],
  ['a letter after an initial consonant', { text: 'ㄱ마' }, ['maru']],
  ['the middle of a name', { text: '마루' }, []],
  ['the last four digits', { text: '1111' }, ['minsu', 'maru']],
  ['the whole number', { text: '010-0000-1111' }, ['maru']],
  ['the whole number of nobody', { text: '010-0000-9999' }, []],
  ['a tag', { tag: '단골' }, ['nameless', 'minsu', 'maru']],
  ['a tag and a name', { tag: '라떼', text: 'ㄱ' }, ['maru']],
  ['an unknown tag', { tag: '없음' }, []],
  ['signs that mean something in SQL', { text: '%_' }, []],
])('spec 7 · customers are found by %s', async (_name, filter, expected) => {
  expect(await find(filter)).toEqual(expected);
});

test('the list is masked, and shows points, visits, tags and memo', async () => {
  await earn(storeId, people.minsu.id, 700);
  const { response } = await shop.call(listCustomers, { storeId }, owner);
  expect(response.content.find(({ id }) => id === people.minsu.id)).toEqual({
    ...{ id: people.minsu.id, name: '김**수', phone: '****-1111', balance: 700, debt: 0 },
    ...{ visits: 0, lastVisitAt: null, tags: ['단골'], memo: '', news: null, version: 1 },
    createdAt: expect.any(String),
  });
  expect(response.content.find(({ id }) => id === people.nameless.id)).toMatchObject({ name: '' });
  expect(JSON.stringify(response)).not.toContain('민수');
});

test.each<[string, Filter]>([
  ['newest first', {}],
  ['by name', { text: '김' }],
  ['by initial consonants', { text: 'ㄱ' }],
  ['by tag', { tag: '단골' }],
])('a cursor leads through the customers %s and back, and contains no name', async (_name, filter) => {
  const page = async (cursor?: string | null) => {
    const input = { storeId, ...filter, numberOfElements: 1, ...(cursor ? { cursor } : {}) };
    return (await shop.call(searchCustomers, input, owner)).response;
  };
  const whole = await find(filter);
  const seen: (string | undefined)[] = [];
  let shown = await page();
  const first = shown;
  for (;;) {
    seen.push(...shown.content.map(({ id }) => names.get(id)));
    expect(shown.totalElements).toBe(whole.length);
    expect(shown.nextCursor ?? '').not.toMatch(/[가-힣ㄱ-ㅎ]/);
    if (shown.nextCursor === null) break;
    shown = await page(shown.nextCursor);
  }
  expect(seen.filter((name) => name !== undefined)).toEqual(whole);
  const second = await page(first.nextCursor);
  expect((await page(second.previousCursor)).content).toEqual(first.content);
});

test('spec 7 · customers whose latest answer to news is yes are found, also if it was given for a merged number', async () => {
  const store = await shop.openStore();
  const [yes, no, merged, kept] = [
    await customer(store),
    await customer(store),
    await customer(store),
    await customer(store),
  ];
  await customer(store);
  const later = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  };
  const noon = shop.clock.now;
  await answerNews(store, yes.id, true);
  await answerNews(store, no.id, true);
  await answerNews(store, kept.id, false);
  later();
  await answerNews(store, no.id, false);
  await answerNews(store, merged.id, true);
  const asked = { storeId: store.storeId, news: 'AGREED' as const };
  const found = async () => (await shop.call(searchCustomers, asked, store.owner)).response;
  expect((await found()).content.map(({ id }) => id)).toEqual([merged.id, yes.id]);

  const merge = { storeId: store.storeId, keptId: kept.id, mergedId: merged.id, reason: '같은 분' };
  const news = { agreed: true, at: shop.clock.now.toISOString() };
  const preview = await shop.call(mergeCustomers, { ...merge, preview: true }, store.owner);
  expect(preview.response).toMatchObject({
    kept: { news: { agreed: false } },
    merged: { news },
    after: { news },
  });
  const { response } = await shop.call(mergeCustomers, { ...merge, preview: false }, store.owner);
  expect(response).toEqual(preview.response);
  expect(await found()).toMatchObject({ totalElements: 2, content: [{ id: kept.id, news }, { id: yes.id }] });
  const one = { storeId: store.storeId, customerId: kept.id };
  const { consents } = (await shop.call(getCustomer, one, store.owner)).response;
  expect(consents).toMatchObject([
    { agreed: true, ofMerged: true },
    { agreed: false, ofMerged: false },
  ]);
  shop.clock.now = noon;
});

test('two customers of the same name are both found, page by page', async () => {
  const store = await shop.openStore();
  const both = [await customer(store, { name: '이도윤' }), await customer(store, { name: '이도윤' })];
  const input = { storeId: store.storeId, text: '이', numberOfElements: 1 };
  const one = (await shop.call(searchCustomers, input, store.owner)).response;
  const other = (await shop.call(searchCustomers, { ...input, cursor: one.nextCursor ?? '' }, store.owner))
    .response;
  expect([...one.content, ...other.content].map(({ id }) => id)).toEqual(both.map(({ id }) => id));
});

test('the tags of a store are listed once each', async () => {
  const { response } = await shop.call(listCustomerTags, { storeId }, owner);
  expect(response.toSorted()).toEqual(['단골', '라떼']);
  const other = await shop.openStore();
  expect((await shop.call(listCustomerTags, { storeId: other.storeId }, other.owner)).response).toEqual([]);
});

test('a store finds only its own customers, and needs the right CUSTOMER for that', async () => {
  const other = await shop.openStore();
  const found = await shop.call(
    searchCustomers,
    { storeId: other.storeId, text: '010-0000-1111' },
    other.owner,
  );
  expect(found.response).toMatchObject({ content: [], totalElements: 0 });

  const cashier = await shop.staffOf({ id: storeId });
  for (const endpoint of [listCustomers, searchCustomers, listCustomerTags]) {
    expect(await shop.call(endpoint, { storeId })).toMatchObject({ http: 401 });
    expect(await shop.call(endpoint, { storeId }, other.owner)).toMatchObject({ http: 404 });
    expect(await shop.call(endpoint, { storeId }, cashier)).toMatchObject({ http: 403 });
  }
});

test.each([['no cursor'], ['older:x:1'], [`older:${newId()}`], [`sideways:${newId()}:1`]])(
  'the cursor %s is refused',
  async (cursor) => {
    expect(await shop.call(listCustomers, { storeId, cursor }, owner)).toMatchObject({
      ...{ http: 400, status: 'WRONG_FORMAT', fields: { cursor: 'wrongFormat' } },
    });
  },
);
