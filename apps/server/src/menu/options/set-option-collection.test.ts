import type { InputOf } from '@maru/contract/endpoint.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { listOptionCollections, setOptionCollection as wire } from '@maru/contract/menu/options.endpoints.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
type Input = Omit<InputOf<typeof wire>, 'storeId'>;

const hot = { name: '핫', nameEn: 'Hot', priceDifference: 0, byDefault: true };
const iced = { name: '아이스', nameEn: 'Iced', priceDifference: 500 };
const size: Input = {
  name: '사이즈',
  nameEn: 'Size',
  mandatory: true,
  multiple: false,
  choices: [
    { name: '기본', nameEn: '', priceDifference: 0, byDefault: true },
    { name: '작게', nameEn: 'Small', priceDifference: -500 },
  ],
};

async function openStore() {
  const at = await shop.openStore();
  const set = (input: Input, by: Person = at.owner) => shop.call(wire, { storeId: at.storeId, ...input }, by);
  const list = async () =>
    (await shop.call(listOptionCollections, { storeId: at.storeId }, at.owner)).response;
  /** The temperature choices as they are: an edit that sends them changes nothing. */
  const [keptHot, keptIced] = [
    { ...hot, id: at.menu.hot, nameEn: null },
    { ...iced, id: at.menu.iced, nameEn: null },
  ] as const;
  const temperature = {
    ...{ id: at.menu.temperature, version: 1, name: '온도', nameEn: null, mandatory: true, multiple: false },
    choices: [keptHot, keptIced],
  } satisfies Input;
  return { ...at, set, list, temperature, keptHot, keptIced };
}

test('a new collection is last in the list, with its choices in order', async () => {
  const { storeId, set, list } = await openStore();
  const staff = await shop.staffOf({ id: storeId }, ['MENU']);
  const before = await list();

  const answer = await set(size, staff);

  expect(answer).toMatchObject({
    http: 200,
    response: {
      ...{ name: '사이즈', nameEn: 'Size', mandatory: true, multiple: false, version: 1 },
      choices: [
        { name: '기본', nameEn: null, priceDifference: 0, byDefault: true, soldOutUntil: null },
        { name: '작게', nameEn: 'Small', priceDifference: -500, byDefault: false, soldOutUntil: null },
      ],
    },
  });
  const after = await list();
  expect(after.collections).toEqual([...before.collections, answer.response]);
  expect(after.version).toBe(before.version + 1);
});

test('choices with an id are changed and moved, new ones are added, omitted ones deleted', async () => {
  const { menu, set, list, temperature, keptHot } = await openStore();

  const { http, response } = await set({
    ...temperature,
    name: '온도 고르기',
    choices: [
      { name: '미지근하게', nameEn: null, priceDifference: 100 },
      { ...keptHot, name: '뜨겁게' },
    ],
  });

  expect(http).toBe(200);
  expect(response).toMatchObject({
    ...{ id: menu.temperature, name: '온도 고르기', version: 2 },
    choices: [
      { name: '미지근하게', priceDifference: 100 },
      { id: menu.hot, name: '뜨겁게', byDefault: true },
    ],
  });
  expect((await list()).collections[0]).toEqual(response);
});

test('an existing choice stays sold out, whatever else changes', async () => {
  const { menu, set, temperature } = await openStore();
  await shop.db
    .updateTable('optionChoices')
    .set({ soldOutUntil: untilChanged })
    .where('id', '=', menu.iced)
    .execute();

  const { response } = await set({
    ...temperature,
    multiple: true,
    choices: temperature.choices.toReversed(),
  });

  expect(response.choices).toMatchObject([
    { id: menu.iced, soldOutUntil: untilChanged },
    { id: menu.hot, soldOutUntil: null },
  ]);
});

test('a stale edit gets the current collection, who changed it and when', async () => {
  const { storeId, menu, set, list, temperature } = await openStore();
  const { response: row } = await set({ ...temperature, nameEn: 'Temperature' });

  const answer = await set({ ...temperature, name: '뜨겁게 차갑게' });

  expect(answer).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
  const changed = { changedBy: '김마루', isOwn: true, changedAt: shop.clock.now.toISOString() };
  expect(answer.detail).toEqual({ row, ...changed });
  const staff = await shop.staffOf({ id: storeId }, ['MENU']);
  expect((await set(temperature, staff)).detail).toEqual({ row, ...changed, isOwn: false });
  expect((await list()).collections.find(({ id }) => id === menu.temperature)).toEqual(row);
});

test('of ten concurrent changes of one version one succeeds', async () => {
  const { set, temperature } = await openStore();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => set({ ...temperature, name: `온도 ${i}` })),
  );

  expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('a deleted or foreign choice is named by its index, and nothing is written', async () => {
  const { menu, set, list, temperature, keptHot, keptIced } = await openStore();
  const elsewhere = await shop.openStore();
  const before = await list();
  const choices = [menu.hot, newId(), menu.shot, elsewhere.menu.hot].map((id, i) => ({
    id,
    name: `선택 ${i}`,
    nameEn: null,
    priceDifference: 0,
  }));
  const unknown = {
    http: 409,
    status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
  };

  expect(await set({ ...temperature, choices })).toMatchObject({ ...unknown, detail: { lines: [1, 2, 3] } });
  expect(await set({ ...size, choices })).toMatchObject({ ...unknown, detail: { lines: [0, 1, 2, 3] } });

  await set({ ...temperature, choices: [keptHot] });
  const comesBack = { ...temperature, version: 2, choices: [keptHot, keptIced] };
  expect(await set(comesBack)).toMatchObject({ ...unknown, detail: { lines: [1] } });
  expect((await list()).collections.slice(1)).toEqual(before.collections.slice(1));
});

test('names of collections are unique in a store, ignoring case; deleted ones free theirs', async () => {
  const { storeId, menu, set, temperature } = await openStore();
  await set(size);
  await set({ ...size, name: 'Extra' });

  for (const name of ['사이즈', ' 사이즈 ', '온도', 'extra']) {
    expect(await set({ ...size, name })).toMatchObject({ http: 409, status: 'MENU_NAME_USED' });
  }
  expect(await set({ ...temperature, name: '사이즈' })).toMatchObject({ status: 'MENU_NAME_USED' });
  expect(await set({ ...temperature, name: '온도' })).toMatchObject({ http: 200 });

  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('optionCollections').set(gone).where('id', '=', menu.temperature).execute();
  expect(await set({ ...size, name: '온도' })).toMatchObject({ http: 200 });
  const elsewhere = await openStore();
  expect(elsewhere.storeId).not.toBe(storeId);
  expect(await elsewhere.set(size)).toMatchObject({ http: 200 });
});

test('invalid input is refused by field', async () => {
  const { set, temperature } = await openStore();
  const twice = [hot, { ...hot, byDefault: false }];
  const wrong: [Partial<Input>, Record<string, string>][] = [
    [{ name: '  ' }, { name: 'required' }],
    [{ name: '가'.repeat(31) }, { name: 'tooLong' }],
    [{ choices: [] }, { choices: 'required' }],
    [{ choices: twice }, { choices: 'nameTwice' }],
    [{ choices: [hot, { ...iced, byDefault: true }] }, { choices: 'oneDefaultOnly' }],
    [{ choices: [{ ...hot, priceDifference: 0.5 }] }, { 'choices.0.priceDifference': 'integersOnly' }],
    [{ choices: [hot, { ...iced, name: '' }] }, { 'choices.1.name': 'required' }],
  ];
  for (const [over, fields] of wrong) {
    expect(await set({ ...size, ...over })).toMatchObject({ http: 400, status: 'WRONG_FORMAT', fields });
  }
  const { version: _, ...unread } = temperature;
  expect(await set(unread)).toMatchObject({ http: 400, fields: { version: 'required' } });
});

test('an unknown, deleted or foreign collection cannot be changed', async () => {
  const { set, temperature } = await openStore();
  const elsewhere = await openStore();

  expect(await set({ ...size, id: newId(), version: 1 })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await set(elsewhere.temperature)).toMatchObject({ http: 404 });
  const gone = { deletedAt: shop.clock.now };
  await shop.db.updateTable('optionCollections').set(gone).where('id', '=', temperature.id).execute();
  expect(await set(temperature)).toMatchObject({ http: 404 });
});

test('only members with the right can create and change collections', async () => {
  const { storeId, set, list } = await openStore();
  const before = await list();

  const staff = await shop.staffOf({ id: storeId }, ['ORDER', 'PLACE']);
  expect(await set(size, staff)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await set(size, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(wire, { storeId, ...size })).toMatchObject({ http: 401 });
  expect(await list()).toEqual(before);
});

test('a change notifies the tills, which reload the options, and writes the audit trail', async () => {
  const { storeId, owner, menu, set, temperature } = await openStore();
  const read = async (revision?: number) =>
    (await shop.call(getCompactMenu, { storeId, ...(revision && { revision }) }, owner)).response;
  const { revision } = await read();

  await set({ ...temperature, mandatory: false });

  const told = await read(revision);
  expect(told).toMatchObject({ since: revision, items: [], removedItemIds: [] });
  expect(told.collections?.[0]).toMatchObject({ id: menu.temperature, mandatory: false, version: 2 });
  const events = await listEventsAfter(shop.db, storeId, 0);
  expect(events).toMatchObject([{ type: 'MENU_CHANGED', version: told.revision }]);
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    {
      ...{ module: 'menu', act: 'setOptionCollection', actorId: owner.id },
      ...{ before: { mandatory: true }, after: { mandatory: false } },
    },
  ]);
});
