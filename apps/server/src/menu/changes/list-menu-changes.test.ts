import {
  changeStoreItems,
  importMenu,
  mostChanges,
  undoMenuChange,
  listMenuChanges as wire,
} from '@maru/contract/menu/menu-changes.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a change names its category or option collection, even after its deletion', async () => {
  const { storeId, owner, menu } = await shop.openStore();
  for (const change of [
    { kind: 'CATEGORY', categoryId: menu.fruit },
    { kind: 'ADD_OPTIONS', collectionId: menu.extras },
    { kind: 'PLACE', placeEnabled: false },
  ] as const) {
    const { version } = await shop.db
      .selectFrom('menuItems')
      .select('version')
      .where('storeId', '=', storeId)
      .where('id', '=', menu.cake)
      .executeTakeFirstOrThrow();
    const items = [{ id: menu.cake, version }];
    await shop.call(changeStoreItems, { storeId, items, change }, owner, { key: newId() });
  }
  const list = async () =>
    (await shop.call(wire, { storeId }, owner)).response.map(({ part }) => part?.name ?? null);
  const names = await list();
  expect(names).toEqual([null, '추가', '과일']);

  for (const [table, id] of [
    ['menuCategories', menu.fruit],
    ['optionCollections', menu.extras],
  ] as const)
    await shop.db
      .updateTable(table)
      .set({ deletedAt: shop.clock.now })
      .where('storeId', '=', storeId)
      .where('id', '=', id)
      .execute();
  expect(await list()).toEqual(names);
});

test('a change of a single item has its current name, also after the undo', async () => {
  const { storeId, owner, menu } = await shop.openStore();
  const hide = async (placeEnabled: boolean, ...ids: string[]) => {
    const rows = await shop.db
      .selectFrom('menuItems')
      .select(['id', 'version'])
      .where('storeId', '=', storeId)
      .where('id', 'in', ids)
      .execute();
    const input = { storeId, items: rows, change: { kind: 'PLACE', placeEnabled } as const };
    return (await shop.call(changeStoreItems, input, owner, { key: newId() })).response.changeId ?? '';
  };
  const changeId = await hide(false, menu.cake);
  await shop.call(undoMenuChange, { storeId, changeId }, owner, { key: newId() });
  await hide(false, menu.americano, menu.cake);
  // One of these is already hidden.
  await hide(true, menu.americano);
  await hide(false, menu.americano, menu.cake);
  await shop.db
    .updateTable('menuItems')
    .set({ name: '당근 케이크', nameEn: 'Carrot cake' })
    .where('storeId', '=', storeId)
    .where('id', '=', menu.cake)
    .execute();

  const { response } = await shop.call(wire, { storeId }, owner);
  expect(
    response.map(({ itemCount, item }) => [itemCount, item?.name ?? null, item?.nameEn ?? null]),
  ).toEqual([
    [1, '아메리카노', 'Americano'],
    [1, '아메리카노', 'Americano'],
    [2, null, null],
    [1, '당근 케이크', 'Carrot cake'],
  ]);
});

test('an import of one new item names it, one of several does not', async () => {
  const { storeId, owner } = await shop.openStore();
  const bring = async (version: number, ...names: string[]) => {
    const items = names.map((name, at) => ({ row: at + 2, category: '커피', name, price: '5000' }));
    const input = { storeId, version, fileName: '메뉴.xlsx', items };
    expect(await shop.call(importMenu, input, owner, { key: newId() })).toMatchObject({ http: 200 });
  };
  await bring(1, '라떼');
  await bring(2, '모카', '플랫 화이트');

  const { response } = await shop.call(wire, { storeId }, owner);
  expect(response.map(({ item }) => item)).toEqual([null, { name: '라떼', nameEn: null }]);
});

test('the newest changes are listed first, and older ones on demand', async () => {
  const { storeId, owner } = await shop.openStore();
  const rows = { items: [], made: {} };
  await sql`
    insert into menu_changes (store_id, id, kind, about, item_count, rows, changed_by, changed_at)
    select ${storeId}, gen_random_uuid(), 'BULK', '{"kind": "DELETE"}', n, ${JSON.stringify(rows)}::jsonb, ${owner.id},
      ${shop.clock.now}::timestamptz - n * interval '1 second'
    from generate_series(1, ${mostChanges + 2}::int) n`.execute(shop.db);

  const { response } = await shop.call(wire, { storeId }, owner);
  expect(response.map(({ itemCount }) => itemCount)).toEqual(
    Array.from({ length: mostChanges }, (_, index) => index + 1),
  );
  const before = response.at(-1)?.id ?? '';
  const older = (await shop.call(wire, { storeId, before }, owner)).response;
  expect(older.map(({ itemCount }) => itemCount)).toEqual([mostChanges + 1, mostChanges + 2]);
});

test('changes of the same moment are listed once each, only to members', async () => {
  const { storeId, owner } = await shop.openStore();
  const elsewhere = await shop.openStore();
  await sql`
    insert into menu_changes (store_id, id, kind, about, item_count, rows, changed_by, changed_at)
    select ${storeId}, gen_random_uuid(), 'BULK', '{"kind": "DELETE"}', n, '{"items": [], "made": {}}', ${owner.id}, ${shop.clock.now}
    from generate_series(1, ${2 * mostChanges + 2}::int) n`.execute(shop.db);
  const seen: number[] = [];
  for (let before: string | undefined; ; ) {
    const { response } = await shop.call(wire, { storeId, ...(before && { before }) }, owner);
    if (response.length === 0) break;
    seen.push(...response.map(({ itemCount }) => itemCount));
    before = response.at(-1)?.id;
  }
  expect(seen.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 2 * mostChanges + 2 }, (_, index) => index + 1),
  );

  const [theirs] = (await shop.call(wire, { storeId }, owner)).response;
  const input = { storeId: elsewhere.storeId, before: theirs?.id ?? '' };
  expect((await shop.call(wire, input, elsewhere.owner)).response).toEqual([]);
});
