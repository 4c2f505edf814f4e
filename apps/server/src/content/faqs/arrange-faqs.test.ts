import { listFaqs, setFaqCategory, sortFaqs } from '@maru/contract/content/faq.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { faq } = contentBuilders(shop);
const admin = await shop.person({ admin: true, name: '이편집' });
const other = await shop.person({ admin: true, name: '박편집' });
const owner = await shop.ownerOf(await shop.store());

beforeEach(async () => {
  await shop.db.deleteFrom('faqs').execute();
  await shop.db.deleteFrom('faqCategories').execute();
});

const list = async () => (await shop.call(listFaqs, { isAdmin: true }, admin)).response;
const version = async () => (await list()).version;
const sort = (input: InputOf<typeof sortFaqs>, by = admin) => shop.call(sortFaqs, input, by);
const shown = ({ categories }: Awaited<ReturnType<typeof list>>) =>
  categories.map(({ name, faqs }) => `${name}: ${faqs.map(({ question }) => question).join(' ')}`);
const set = async (name: string, uuidList: string[], over: Partial<InputOf<typeof setFaqCategory>> = {}) =>
  shop.call(setFaqCategory, { version: await version(), name, nameEn: null, uuidList, ...over }, admin);

/** FAQs 가 to 라 and a category of the first two. */
async function someFaqs() {
  const ids: string[] = [];
  for (const question of ['가', '나', '다', '라']) ids.push((await faq(admin, { question })).id);
  const [a = '', b = '', c = '', d = ''] = ids;
  const { response } = await set('판매', [a, b]);
  return { a, b, c, d, till: response.categories[0]?.id ?? '' };
}

test('spec 3 · a category is made of exactly the FAQs of its uuidList, in this order', async () => {
  const { a, c, d } = await someFaqs();
  const { http, response } = await set('포인트', [d, a], { nameEn: 'Points' });

  expect(http).toBe(200);
  expect(shown(response)).toEqual(['판매: 나', '포인트: 라 가', 'null: 다']);
  expect(response.categories[1]).toMatchObject({ nameEn: 'Points' });
  expect((await set('돈', [c])).response.categories.map(({ name }) => name)).toEqual([
    '판매',
    '포인트',
    '돈',
  ]);
});

test('a renamed category keeps its place, and FAQs that it no longer lists belong to no category', async () => {
  const { b, c, d, till } = await someFaqs();
  await set('돈', [d]);
  const { response } = await set('계산', [c, b], { id: till, nameEn: 'Sales' });

  expect(shown(response)).toEqual(['계산: 다 나', '돈: 라', 'null: 가']);
  expect(response.categories[0]).toMatchObject({ id: till, nameEn: 'Sales' });
});

test('a category that is gone, an FAQ that is gone and a name that is taken are refused', async () => {
  const { a, c, till } = await someFaqs();
  expect(await set('돈', [a], { id: newId() })).toMatchObject({ http: 409, status: 'CATEGORY_NOT_FOUND' });
  expect(await set('돈', [a, newId()])).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await set(' 판매', [c])).toMatchObject({ http: 409, status: 'FAQ_CATEGORY_NAME_USED' });
  expect(await set('돈', [])).toMatchObject({ http: 400, fields: { uuidList: 'required' } });
  expect(await set('돈', [a, a])).toMatchObject({ http: 400, fields: { uuidList: 'wrongFormat' } });
  expect(await set('판매', [a], { id: till })).toMatchObject({ http: 200 });
});

test('a repeated request makes a category once', async () => {
  const { c } = await someFaqs();
  const [key, input] = [newId(), { version: await version(), name: '돈', nameEn: null, uuidList: [c] }];
  const send = () => shop.call(setFaqCategory, input, admin, { key });

  expect((await send()).response).toEqual((await send()).response);
  expect(shown(await list())).toEqual(['판매: 가 나', '돈: 다', 'null: 라']);
});

test('spec 7 · displaysort: categories and FAQs are sorted in one go, also from one category into another', async () => {
  const { a, b, c, d, till } = await someFaqs();
  const points = (await set('포인트', [c])).response.categories[1]?.id ?? '';
  const { http, response } = await sort({
    version: await version(),
    categories: [
      { id: null, uuidList: [a] },
      { id: points, uuidList: [d, c] },
      { id: till, uuidList: [b] },
    ],
  });

  expect(http).toBe(200);
  expect(shown(response)).toEqual(['포인트: 라 다', '판매: 나', 'null: 가']);
});

test('a category that a sort leaves empty is removed, and a sort without a change keeps the version of the list', async () => {
  const { a, b, c, d, till } = await someFaqs();
  const before = await version();
  const same = [
    { id: till, uuidList: [a, b] },
    { id: null, uuidList: [c, d] },
  ];
  expect((await sort({ version: before, categories: same })).response.version).toBe(before);

  const { response } = await sort({ version: before, categories: [{ id: null, uuidList: [d, c, b, a] }] });
  expect(shown(response)).toEqual(['null: 라 다 나 가']);
  expect(response.version).toBe(before + 1);
});

test('a sort must name every FAQ once and only existing categories, each once', async () => {
  const { a, b, c, d, till } = await someFaqs();
  const present = await version();
  for (const categories of [
    [{ id: till, uuidList: [a, b, c] }],
    [{ id: till, uuidList: [a, b, c, d, d] }],
    [{ id: till, uuidList: [a, b, c, newId()] }],
    [{ id: newId(), uuidList: [a, b, c, d] }],
    [
      { id: till, uuidList: [a, b] },
      { id: till, uuidList: [c, d] },
    ],
  ])
    expect(await sort({ version: present, categories })).toMatchObject({
      http: 400,
      fields: { categories: 'wrongFormat' },
    });
});

test('a sort or a category on a stale list is refused with the present list', async () => {
  const { a, b, c, d } = await someFaqs();
  const stale = await version();
  await sort({ version: stale, categories: [{ id: null, uuidList: [d, c, b, a] }] }, other);
  const refused = {
    ...{ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' },
    detail: { row: { version: stale + 1, categories: [{ id: null }] }, changedBy: '박편집', isOwn: false },
  };
  expect(await sort({ version: stale, categories: [{ id: null, uuidList: [a, b, c, d] }] })).toMatchObject(
    refused,
  );
  expect(await set('돈', [a], { version: stale })).toMatchObject(refused);
});

test('of concurrent sorts and new categories at most one changes the list, and no FAQ is lost or duplicated', async () => {
  const ids = Object.values(await someFaqs()).slice(0, 4);
  const orders = fc.array(fc.shuffledSubarray(ids, { minLength: 4, maxLength: 4 }), {
    minLength: 2,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(orders, async (wanted) => {
      const before = await list();
      const answers = await Promise.all(
        wanted.map((uuidList, turn) =>
          turn % 2 === 0
            ? sort({ version: before.version, categories: [{ id: null, uuidList }] })
            : shop.call(
                setFaqCategory,
                {
                  version: before.version,
                  name: newId().slice(0, 30),
                  nameEn: null,
                  uuidList: uuidList.slice(0, 2),
                },
                other,
              ),
        ),
      );
      const after = await list();
      const statuses = answers.map(({ status }) => status);
      const changes = answers.filter(({ response }) => response?.version === before.version + 1);

      expect(statuses.every((status) => status === 'OK' || status === 'DATA_WAS_BEEN_MODIFIED')).toBe(true);
      expect(changes.length).toBe(after.version - before.version);
      expect(after.version - before.version).toBeLessThanOrEqual(1);
      expect(after.categories.flatMap(({ faqs }) => faqs.map(({ id }) => id)).sort()).toEqual(
        [...ids].sort(),
      );
      if (changes[0]) expect(changes[0].response).toEqual(after);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test('only admins sort and make categories', async () => {
  const input = { version: 1, categories: [{ id: null, uuidList: [] }] };
  const category = { version: 1, name: '돈', nameEn: null, uuidList: [newId()] };
  expect(await sort(input, owner)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(setFaqCategory, category, owner)).toMatchObject({ http: 403 });
  expect(await shop.call(sortFaqs, input)).toMatchObject({ http: 401 });
  expect(await shop.call(setFaqCategory, category)).toMatchObject({ http: 401 });
});
