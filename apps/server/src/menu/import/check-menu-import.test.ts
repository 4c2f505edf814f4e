import type { InputOf } from '@maru/contract/endpoint.ts';
import { listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { listStoreItems } from '@maru/contract/menu/items.endpoints.ts';
import { checkMenuImport as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type Input = InputOf<typeof wire>;
type ItemRow = Input['items'][number];

async function openStore() {
  const at = await shop.openStore();
  const change = (id: string, values: object) =>
    shop.db
      .updateTable('menuItems')
      .set(values)
      .where('storeId', '=', at.storeId)
      .where('id', '=', id)
      .execute();
  const check = async (input: Partial<Input>) =>
    (await shop.call(wire, { storeId: at.storeId, items: [], ...input }, at.owner)).response;
  /** The problems of one row, as `column problem detail`. */
  const problemsOf = async (row: Partial<ItemRow>, input: Partial<Input> = {}) => {
    const items = [{ row: 2, category: '커피', name: '라떼', price: '5000', ...row }];
    const { problems } = await check({ items, ...input });
    return problems.map(({ column, problem, detail }) => [column, problem, detail].filter(Boolean).join(' '));
  };
  return { ...at, change, check, problemsOf };
}

test('new, changed and unchanged items are counted, and nothing is written', async () => {
  const { storeId, owner, check } = await openStore();
  const read = () => shop.call(listStoreItems, { storeId }, owner);
  const before = (await read()).response;

  const checked = await check({
    items: [
      { row: 2, category: '커피', name: '아메리카노', price: '5,000원', options: '추가 | 온도' },
      { row: 3, category: '커피', name: '치즈케이크', price: '6800' },
      { row: 5, category: '차', name: '대추차', price: '7000', taxable: '면세' },
    ],
  });

  expect(checked).toMatchObject({
    version: 1,
    problems: [],
    counts: { new: 1, changed: 1, same: 1, bad: 0 },
    newCategories: ['차'],
    untouchedItems: 1,
    rows: [
      {
        row: 2,
        what: 'CHANGED',
        name: '아메리카노',
        category: '커피',
        fields: [
          { column: 'price', before: '4500', after: '5000' },
          { column: 'options', before: '온도 | 추가', after: '추가 | 온도' },
        ],
      },
      { row: 5, what: 'NEW', name: '대추차', category: '차', price: 7000, fields: [] },
    ],
  });
  expect((await read()).response).toEqual(before);
  expect((await shop.call(listCategories, { storeId }, owner)).response.categories).toHaveLength(2);
});

test.each<[string, Partial<ItemRow>, string[]]>([
  ['a blank price', { price: ' ' }, ['price required']],
  ['a price in words', { price: '시가' }, ['price numbersOnly']],
  ['a price of nothing', { price: '0' }, ['price positiveOnly']],
  ['half a won', { price: '1000.5' }, ['price integersOnly']],
  ['a price beyond all', { price: '1000000001' }, ['price tooLarge 1000000000']],
  ['no name', { name: '' }, ['name required']],
  ['a long name', { name: '가'.repeat(61) }, ['name tooLong 60']],
  ['a short name of endless marks', { name: `a${'\u0301'.repeat(1_240)}` }, ['name tooLong 60']],
  ['a long category', { category: '가'.repeat(31) }, ['category tooLong 30']],
  ['a long description', { description: '가'.repeat(301) }, ['description tooLong 300']],
  ['a stock below nothing', { stock: '-1' }, ['stock tooSmall 0']],
  ['a barcode in Korean', { barcode: '팔팔' }, ['barcode wrongFormat']],
  ['a barcode that a spreadsheet rounded', { barcode: '8.80123E+12' }, ['barcode wrongFormat']],
  ['neither yes nor no', { placeEnabled: '글쎄' }, ['placeEnabled yesOrNo']],
  ['no word for a market price', { marketPrice: '싯가' }, ['marketPrice yesOrNo']],
  ['neither on sale nor not', { onSale: '신상품' }, ['onSale onSaleOrNot']],
  ['neither taxed nor tax-free', { taxable: '10%' }, ['taxable taxOrNot']],
  ['another tax than the category has', { taxable: '면세' }, ['taxable categoryTaxDiffers 커피']],
  ['an item that is not known', { id: '00000000-0000-7000-8000-000000000000' }, ['id unknownItem']],
  ['options that are not known', { options: '온도 | 컵' }, ['options unknownOption 컵']],
  ['two at once', { price: 'x', name: '' }, ['name required', 'price numbersOnly']],
])('%s is a problem of its cell', async (_, row, problems) => {
  const { problemsOf } = await openStore();
  expect(await problemsOf(row)).toEqual(problems);
});

test('the limit of sixty counts user-perceived characters', async () => {
  const { problemsOf } = await openStore();
  expect(await problemsOf({ name: '👨‍👩‍👧‍👦'.repeat(60) })).toEqual([]);
  expect(await problemsOf({ name: '👨‍👩‍👧‍👦'.repeat(61) })).toEqual(['name tooLong 60']);
});

test('a duplicate item, barcode or new item is reported at the second row', async () => {
  const { menu, change, check } = await openStore();
  await change(menu.cake, { barcode: '880' });
  const tea = { category: '차', name: '유자차', price: '5000' };
  const { problems, counts } = await check({
    items: [
      { row: 2, category: '커피', name: '아메리카노', price: '4500' },
      { row: 3, id: menu.americano, price: '4600' },
      { row: 4, barcode: '880', price: '7000' },
      { row: 5, category: '커피', name: '치즈케이크', price: '7100' },
      { row: 6, ...tea },
      { row: 7, ...tea, name: '유자차 ', category: '차' },
      { row: 8, ...tea, barcode: '881' },
      { row: 9, ...tea, barcode: '882' },
      { row: 10, ...tea, barcode: '881' },
    ],
  });

  expect(problems.map(({ row, column, problem, detail }) => [row, column, problem, detail])).toEqual([
    [3, 'id', 'twice', '2'],
    [5, 'name', 'twice', '4'],
    [7, 'name', 'twice', '6'],
    [10, 'barcode', 'twice', '8'],
  ]);
  expect(counts).toEqual({ new: 3, changed: 1, same: 1, bad: 4 });
});

test('a barcode of another item is reported with that item', async () => {
  const { menu, change, problemsOf } = await openStore();
  await change(menu.cake, { barcode: '880' });
  expect(await problemsOf({ id: menu.americano, barcode: '880' })).toEqual([
    'barcode barcodeUsed 치즈케이크',
  ]);
  expect(await problemsOf({ id: menu.cake, barcode: '880' })).toEqual([]);
});

test('a name that two items of a category share is ambiguous', async () => {
  const { menu, change, problemsOf } = await openStore();
  await change(menu.cake, { name: '아메리카노' });
  expect(await problemsOf({ name: '아메리카노' })).toEqual(['name ambiguous']);
  expect(await problemsOf({ name: '아메리카노', id: menu.cake })).toEqual([]);
});

test('required columns may be missing for existing items, but not for new ones', async () => {
  const { menu, check } = await openStore();
  const { problems, rows } = await check({
    items: [
      { row: 2, id: menu.cake, price: '7000' },
      { row: 3, barcode: '999', price: '7000' },
    ],
  });

  expect(problems).toMatchObject([
    { row: 3, column: 'category', problem: 'required' },
    { row: 3, column: 'name', problem: 'required' },
  ]);
  expect(rows).toEqual([
    {
      row: 2,
      what: 'CHANGED',
      name: '치즈케이크',
      category: '커피',
      price: 7000,
      tax: null,
      stopsSelling: false,
      fields: [{ column: 'price', before: '6800', after: '7000' }],
    },
  ]);
});

test('a blank cell clears a field, a missing column leaves it unchanged', async () => {
  const { menu, change, check } = await openStore();
  await change(menu.cake, { description: '진해요', barcode: '880' });
  const fieldsOf = async (row: Partial<ItemRow>) =>
    (await check({ items: [{ row: 2, id: menu.cake, ...row }] })).rows[0]?.fields;

  expect(await fieldsOf({ price: '6800' })).toBeUndefined();
  expect(await fieldsOf({ description: ' ', barcode: '', placeEnabled: '' })).toEqual([
    { column: 'description', before: '진해요', after: '' },
    { column: 'barcode', before: '880', after: '' },
  ]);
});

test('stock of existing items is unchanged unless stock is imported', async () => {
  const { menu, check } = await openStore();
  const items = [
    { row: 2, id: menu.cake, stock: '-7' },
    { row: 3, id: menu.fruitBox, stock: '4' },
    { row: 4, category: '커피', name: '쿠키', price: '100', stock: '5' },
  ];
  expect(await check({ items })).toMatchObject({ problems: [], counts: { new: 1, changed: 0, same: 2 } });
  expect(await check({ items, stock: 'SET' })).toMatchObject({
    problems: [{ row: 2, column: 'stock', problem: 'tooSmall' }],
    rows: [{ row: 3, fields: [{ column: 'stock', before: '', after: '4' }] }, { row: 4 }],
  });
});

test('rows with a stock are counted, and so are those that differ only in stock', async () => {
  const { menu, check } = await openStore();
  const items = [
    { row: 2, id: menu.cake, price: '7000', stock: '3' },
    { row: 3, id: menu.fruitBox, stock: '4' },
    { row: 4, id: menu.americano, stock: '' },
    { row: 5, category: '커피', name: '쿠키', price: '100', stock: '5' },
  ];
  expect(await check({ items })).toMatchObject({ stockRows: 2, onlyStockRows: 1 });
  expect(await check({ items, stock: 'SET' })).toMatchObject({ stockRows: 2, onlyStockRows: 0 });
});

test('a tax in a row without category applies to the category of the item', async () => {
  const { menu, problemsOf } = await openStore();
  const row = { category: undefined, id: menu.cake };
  expect(await problemsOf({ ...row, taxable: '과세' })).toEqual([]);
  expect(await problemsOf({ ...row, taxable: '면세' })).toEqual(['taxable categoryTaxDiffers 커피']);
});

test('items whose tax changes and new tax-free items are listed', async () => {
  const { menu, check } = await openStore();
  const { problems, rows } = await check({
    items: [
      { row: 2, id: menu.americano, category: '과일' },
      { row: 3, id: menu.cake, price: '7000' },
      { row: 4, id: menu.fruitBox, category: '커피' },
      { row: 5, category: '과일', name: '귤', price: '500' },
      { row: 6, category: '커피', name: '라떼', price: '5000' },
      { row: 7, category: '꽃', name: '장미', price: '3000' },
      { row: 8, category: '꽃', name: '국화', price: '3000', taxable: '면세' },
      { row: 9, category: '차', name: '유자차', price: '5000' },
    ],
  });

  expect(problems).toEqual([]);
  expect(rows.map(({ row, what, tax }) => [row, what, tax])).toEqual([
    [2, 'CHANGED', 'TAX_FREE'],
    [3, 'CHANGED', null],
    [4, 'CHANGED', 'TAXED'],
    [5, 'NEW', 'TAX_FREE'],
    [6, 'NEW', null],
    [7, 'NEW', 'TAX_FREE'],
    [8, 'NEW', 'TAX_FREE'],
    [9, 'NEW', null],
  ]);
});

test('option collections with unused names are planned; invalid ones are left out', async () => {
  const { check } = await openStore();
  const item = { category: '커피', price: '5000' };
  const checked = await check({
    items: [
      { row: 2, ...item, name: '라떼', options: '컵|온도' },
      { row: 3, ...item, name: '모카', options: '크림' },
    ],
    options: [
      { row: 2, collection: '온도', choice: '미지근', priceDifference: 'x' },
      {
        row: 3,
        collection: '컵',
        mandatory: '예',
        choice: '큰 컵',
        priceDifference: '+1,000',
        byDefault: 'O',
      },
      { row: 4, collection: '', choice: '작은 컵', priceDifference: '-500' },
      { row: 5, collection: '크림', choice: '듬뿍', byDefault: '예' },
      { row: 6, collection: '크림', choice: '조금', byDefault: '예' },
      { row: 7, collection: '크림', choice: '듬뿍' },
      { row: 8 },
      { row: 9, collection: '시럽', choice: '' },
    ],
  });

  expect(checked).toMatchObject({
    newCollections: ['컵'],
    keptCollections: ['온도'],
    counts: { new: 1, bad: 4 },
    rows: [{ row: 2, what: 'NEW', name: '라떼' }],
  });
  expect(checked.problems.map(({ sheet, row, column, problem }) => [sheet, row, column, problem])).toEqual([
    ['OPTIONS', 6, 'byDefault', 'oneDefaultOnly'],
    ['OPTIONS', 7, 'choice', 'twice'],
    ['OPTIONS', 9, 'choice', 'required'],
    ['ITEMS', 3, 'options', 'unknownOption'],
  ]);
});

test('characters lost in CP949 do not count as changes if the row has an item id', async () => {
  const { menu, change, check } = await openStore();
  await change(menu.cake, { nameEn: 'Café “noir” 🍰', description: '1 or 2?' });
  const fieldsOf = async (row: Partial<ItemRow>) =>
    (await check({ items: [{ row: 2, id: menu.cake, ...row }] })).rows[0]?.fields;

  expect(await fieldsOf({ nameEn: 'Caf? ?noir? ?', description: '1 or 2?' })).toBeUndefined();
  expect(await fieldsOf({ nameEn: 'Caf? noir' })).toMatchObject([{ after: 'Caf? noir' }]);
  expect(await fieldsOf({ nameEn: 'Caf?' })).toMatchObject([{ after: 'Caf?' }]);
  expect(await fieldsOf({ description: '? or 2?' })).toMatchObject([{ after: '? or 2?' }]);
});

test('a new category with both taxes is reported with its tax-free rows', async () => {
  const { check } = await openStore();
  const row = { category: '꽃', price: '5000' };
  const { problems } = await check({
    items: [
      { row: 2, ...row, name: '장미', taxable: '' },
      { row: 3, ...row, name: '국화', taxable: '면세' },
      { row: 4, ...row, name: '백합', taxable: '과세' },
    ],
  });
  expect(problems).toMatchObject([{ row: 3, problem: 'categoryTaxDiffers', detail: '꽃' }]);
});

test('only members with the right can check an import', async () => {
  const { storeId } = await openStore();
  const check = async (who?: Parameters<typeof shop.call>[2]) =>
    (await shop.call(wire, { storeId, items: [] }, who)).http;
  expect(await check(await shop.staffOf({ id: storeId }, ['ORDER']))).toBe(403);
  expect(await check(await shop.staffOf({ id: storeId }, ['MENU']))).toBe(200);
  expect(await check(await shop.person())).toBe(404);
  expect(await check()).toBe(401);
});

test('equal barcodes rounded by a spreadsheet are reported as damaged, not as duplicates', async () => {
  const { check } = await openStore();
  const row = { category: '커피', price: '5000', barcode: '8.80123E+12' };
  const { problems } = await check({
    items: [2, 3].map((line) => ({ ...row, row: line, name: `커피 ${line}` })),
  });
  expect(problems.map(({ row: line, problem }) => [line, problem])).toEqual([
    [2, 'wrongFormat'],
    [3, 'wrongFormat'],
  ]);
});
