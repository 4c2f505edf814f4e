import { undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { insertCategories } from '#server/menu/categories/categories-writes.queries.ts';
import { type ItemChange, insertItems, updateItems } from '#server/menu/items/items-writes.queries.ts';
import { insertCollections } from '#server/menu/options/options-writes.queries.ts';
import { openShop } from '#test/open-shop.ts';
import { type ItemState, listItemStates } from './item-states.queries.ts';
import { storeMenuChange } from './store-menu-change.ts';

/** Random sequences of imports and bulk changes in one store; the properties must hold in any state of the menu. */
const shop = await openShop();
/** In ms; it takes one second on an idle machine. */
const longest = 120_000;
const at = await shop.openStore();
const { storeId, owner, menu } = at;
const written = { by: owner.id, at: shop.clock.now };
const context = { storeId, actor: { userId: owner.id, grantId: '', clientId: '' }, now: shop.clock.now };
const categories = [menu.drinks, menu.fruit];
const collections = [menu.temperature, menu.extras];
await shop.db.transaction().execute((tx) =>
  insertItems(
    tx,
    storeId,
    ['8801', '8802', null].map((barcode, index) => newItem(menu.fruit, { name: `과일 ${index}`, barcode })),
    written,
  ),
);
const itemIds = (
  await shop.db.selectFrom('menuItems').select('id').where('storeId', '=', storeId).execute()
).map(({ id }) => id);

function newItem(categoryId: string, over: { name?: string; barcode?: string | null; asks?: string[] } = {}) {
  const { name = '새 메뉴', barcode = null, asks: optionCollectionIds = [] } = over;
  return {
    ...{ id: newId(), categoryId, name, nameEn: null, priceKrw: 1_000, description: null, barcode },
    ...{ imageUrl: null, imageFileId: null, placeEnabled: true, marketPrice: false, stock: 5 },
    ...{ optionCollectionIds },
  };
}

const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('가', '나', '다', 'a', 'b') });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const stock = maybe(fc.integer({ min: 0, max: 20 }));
const changes = fc.record(
  {
    categoryId: fc.constantFrom(...categories),
    name: word,
    nameEn: maybe(word),
    priceKrw: fc.integer({ min: 1, max: 9_999 }),
    description: maybe(word),
    placeEnabled: fc.boolean(),
    marketPrice: fc.boolean(),
    soldOutUntil: maybe(fc.constantFrom('2026-11-20T19:00:00.000Z', '9999-12-31T00:00:00.000Z')),
    optionCollectionIds: fc.subarray(collections),
    stock,
    deletedAt: fc.constant('2026-11-20T03:00:00.000Z'),
  },
  { requiredKeys: [] },
);
const changesOfSome = fc
  .uniqueArray(fc.constantFrom(...itemIds), { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map((id) => changes.map((changes): ItemChange => ({ id, changes })))));
/** Barcodes may be permuted, as an import may do. */
const barcodes = fc.shuffledSubarray(itemIds, { minLength: 2 });
const made = fc.record({ items: fc.nat({ max: 3 }), parts: fc.boolean() });

const statesOf = (tx: Tx | typeof shop.db) => listItemStates(tx, storeId, itemIds);
const changeItems = (rows: readonly ItemChange[]) =>
  shop.db.transaction().execute((tx) => updateItems(tx, storeId, rows, written));

/** Rotates the barcodes of these items by one. */
function goRound(states: readonly ItemState[], ids: readonly string[]): ItemChange[] {
  const barcodeOf = new Map(states.map(({ id, barcode }) => [id, barcode]));
  return ids.map((id, index) => ({
    id,
    changes: { barcode: barcodeOf.get(ids.at(index - 1) ?? '') ?? null },
  }));
}

function merged(all: readonly ItemChange[]): ItemChange[] {
  const byId = new Map<string, ItemChange>();
  for (const { id, changes } of all) byId.set(id, { id, changes: { ...byId.get(id)?.changes, ...changes } });
  return [...byId.values()];
}

/** Makes and stores a change as an import does. */
async function importLike(
  rows: readonly ItemChange[],
  round: readonly string[],
  { items, parts }: { items: number; parts: boolean },
) {
  return shop.db.transaction().execute(async (tx) => {
    const before = await statesOf(tx);
    const categoryIds = parts ? [newId()] : [];
    const collectionIds = parts ? [newId()] : [];
    const [categoryId = menu.drinks] = categoryIds;
    const part = { name: newId(), nameEn: null };
    const switches = { enabled: true, rewardable: true, taxable: true };
    await insertCategories(
      tx,
      storeId,
      categoryIds.map((id) => ({ id, ...part, ...switches })),
      written,
    );
    await insertCollections(
      tx,
      storeId,
      collectionIds.map((id) => ({ id, ...part, mandatory: false, multiple: true, choices: [] })),
      written,
    );
    const moved =
      parts && itemIds[0]
        ? [{ id: itemIds[0], changes: { categoryId, optionCollectionIds: collectionIds } }]
        : [];
    const newItems = Array.from({ length: items }, () => newItem(categoryId, { asks: collectionIds }));
    await updateItems(tx, storeId, merged([...rows, ...goRound(before, round), ...moved]), written);
    await insertItems(tx, storeId, newItems, written);
    const after = await statesOf(tx);
    const ids = { itemIds: newItems.map(({ id }) => id), categoryIds, collectionIds };
    const about = { kind: 'IMPORT' as const, fileName: 'menu.xlsx', newItems: items, changedItems: 1 };
    const changeId = await storeMenuChange(tx, context, { kind: 'IMPORT', about, before, after, made: ids });
    return { changeId, before, after };
  });
}

async function undo(changeId: string) {
  const answer = await shop.call(undoMenuChange, { storeId, changeId }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

const countParts = async () => {
  const live = (table: 'menuItems' | 'menuCategories' | 'optionCollections') =>
    shop.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('storeId', '=', storeId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
  return [await live('menuItems'), await live('menuCategories'), await live('optionCollections')];
};

test(
  'undoing any change restores the menu',
  async () => {
    await fc.assert(
      fc.asyncProperty(changesOfSome, barcodes, made, async (rows, round, new_) => {
        const parts = await countParts();
        const { changeId, before } = await importLike(rows, round, new_);

        const { kept } = await undo(changeId);

        expect(kept).toEqual([]);
        expect(await statesOf(shop.db)).toEqual(before);
        expect(await countParts()).toEqual(parts);
      }),
      { numRuns: 30 },
    );
  },
  longest,
);

test(
  'an undo never loses edits and sales made in between',
  async () => {
    const edits = changesOfSome.map((rows) =>
      rows.map(({ id, changes: { deletedAt: _, stock: __, ...changes } }) => ({ id, changes })),
    );
    const sold = fc.array(
      fc.record({ id: fc.constantFrom(...itemIds), quantity: fc.integer({ min: 1, max: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(changesOfSome, barcodes, edits, sold, async (rows, round, edits, sold) => {
        const { changeId, before, after } = await importLike(rows, round, { items: 0, parts: false });
        await changeItems(edits);
        const left = new Map((await statesOf(shop.db)).map(({ id, stock }) => [id, stock]));
        for (const { id, quantity } of sold) {
          const stock = left.get(id);
          if (typeof stock === 'number') left.set(id, Math.max(0, stock - quantity));
        }
        await changeItems([...left].map(([id, stock]) => ({ id, changes: { stock } })));
        const meanwhile = await statesOf(shop.db);

        await undo(changeId);

        expect(await statesOf(shop.db)).toMatchObject(
          before.map((was, index) => {
            const [made, is] = [after[index], meanwhile[index]];
            if (!made || !is) throw new Error('an item is missing');
            return wanted(was, made, is);
          }),
        );
      }),
      { numRuns: 30 },
    );
  },
  longest,
);

/** The expected item after an undo: as before, except for fields changed in the meantime. */
function wanted(was: ItemState, made: ItemState, is: ItemState) {
  const back = <F extends keyof ItemState>(field: F) =>
    JSON.stringify(is[field]) === JSON.stringify(made[field]) ? was[field] : is[field];
  const stock =
    was.stock === null || made.stock === null || is.stock === null || was.stock === made.stock
      ? back('stock')
      : Math.max(0, is.stock - made.stock + was.stock);
  return {
    id: was.id,
    categoryId: back('categoryId'),
    name: back('name'),
    nameEn: back('nameEn'),
    price: back('price'),
    description: back('description'),
    barcode: back('barcode'),
    placeEnabled: back('placeEnabled'),
    marketPrice: back('marketPrice'),
    soldOutUntil: back('soldOutUntil'),
    optionCollectionIds: back('optionCollectionIds'),
    deleted: back('deleted'),
    stock: was.stock === null && made.stock !== null ? null : stock,
  };
}
