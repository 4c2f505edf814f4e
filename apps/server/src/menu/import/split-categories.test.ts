import type { InputOf } from '@maru/contract/endpoint.ts';
import { listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { listStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { checkMenuImport, importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type Input = Pick<InputOf<typeof importMenu>, 'items' | 'splits'>;
const rose = { category: '꽃', name: '장미', price: '3000', taxable: '과세' };
const lily = { category: '꽃', name: '백합', price: '4000', taxable: '면세' };
const splitFlowers = { category: '꽃', into: '꽃(면세)' };

async function openStore() {
  const { storeId, owner, menu } = await shop.openStore();
  const check = async (input: Input) =>
    (await shop.call(checkMenuImport, { storeId, ...input }, owner)).response;
  const send = (input: Input, version = 1) =>
    shop.call(importMenu, { storeId, version, fileName: '메뉴.xlsx', ...input }, owner, { key: newId() });
  /** Item names by category, with the category's tax. */
  const shelves = async () => {
    const { categories } = (await shop.call(listCategories, { storeId }, owner)).response;
    const { items } = (await shop.call(listStoreItems, { storeId }, owner)).response;
    return Object.fromEntries(
      categories.map(({ id, name, taxable }) => [
        `${name} ${taxable ? '과세' : '면세'}`,
        items.filter(({ categoryId }) => categoryId === id).map((item) => item.name),
      ]),
    );
  };
  return { menu, check, send, shelves };
}

test('a new category with taxed and tax-free rows is reported once, and is itself taxed', async () => {
  const { check } = await openStore();
  const { mixedCategories, problems } = await check({
    items: [
      { row: 2, ...lily },
      { row: 3, ...rose },
      { row: 4, ...lily, name: '국화' },
      { row: 5, ...rose, name: '화분', taxable: '' },
    ],
  });

  expect(mixedCategories).toEqual([
    { category: '꽃', isNew: true, tax: 'TAXED', fitting: 1, others: [2, 4], into: null },
  ]);
  expect(problems.map(({ row, problem, detail }) => [row, problem, detail])).toEqual([
    [2, 'categoryTaxDiffers', '꽃'],
    [4, 'categoryTaxDiffers', '꽃'],
  ]);
});

test('a split category takes rows by tax, and rows without a tax stay', async () => {
  const { check, send, shelves } = await openStore();
  const input = {
    items: [
      { row: 2, ...lily },
      { row: 3, ...rose },
      { row: 4, ...rose, name: '화분', taxable: '' },
    ],
    splits: [splitFlowers],
  };

  const checked = await check(input);
  expect(checked).toMatchObject({
    problems: [],
    mixedCategories: [{ category: '꽃', others: [2], into: '꽃(면세)' }],
    newCategories: ['꽃(면세)', '꽃'],
    rows: [{ category: '꽃(면세)', tax: 'TAX_FREE' }, { category: '꽃', tax: null }, { category: '꽃' }],
  });
  expect(await send(input)).toMatchObject({ http: 200, response: { newItems: 3 } });
  expect(await shelves()).toMatchObject({ '꽃 과세': ['장미', '화분'], '꽃(면세) 면세': ['백합'] });
});

test('a repeated import finds the items where the first one put them', async () => {
  const { check, send } = await openStore();
  const input = {
    items: [
      { row: 2, ...lily },
      { row: 3, ...rose },
    ],
    splits: [splitFlowers],
  };
  await send(input);

  expect(await check(input)).toMatchObject({
    counts: { new: 0, changed: 0, same: 2, bad: 0 },
    newCategories: [],
    mixedCategories: [{ isNew: false, into: '꽃(면세)' }],
  });
});

test('an existing category keeps its tax, and rows with the other tax move', async () => {
  const { menu, check, send, shelves } = await openStore();
  const items = [
    { row: 2, category: '커피', name: '치즈케이크', price: '6800', taxable: '면세' },
    { row: 3, id: menu.fruitBox, taxable: '과세' },
  ];

  expect(await check({ items })).toMatchObject({
    counts: { bad: 2 },
    mixedCategories: [
      { category: '커피', isNew: false, tax: 'TAXED', fitting: 0, others: [2], into: null },
      { category: '과일', isNew: false, tax: 'TAX_FREE', fitting: 0, others: [3], into: null },
    ],
  });
  const splits = [
    { category: '커피', into: '커피(면세)' },
    { category: '과일', into: '과일(과세)' },
  ];
  expect(await send({ items, splits })).toMatchObject({ response: { newItems: 0, changedItems: 2 } });
  expect(await shelves()).toMatchObject({
    '커피(면세) 면세': ['치즈케이크'],
    '과일(과세) 과세': [expect.any(String)],
    '과일 면세': [],
  });
});

test('a split cannot use a category with the wrong tax', async () => {
  const { check } = await openStore();
  const { problems } = await check({
    items: [
      { row: 2, ...lily },
      { row: 3, ...rose },
    ],
    splits: [{ category: '꽃', into: '커피' }],
  });
  expect(problems).toMatchObject([{ row: 2, problem: 'categoryTaxDiffers', detail: '커피' }]);
});
