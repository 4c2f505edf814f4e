import type { Endpoint } from '@maru/contract/endpoint.ts';
import { deleteCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { deleteStoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { deleteOptionCollection, setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

/** Random deletions of all kinds in one store; the properties must hold in whatever order they are undone. */
const shop = await openShop();
/** In ms; it takes some seconds on an idle machine. */
const longest = 120_000;
const at = await shop.openStore();
const { storeId, owner, menu } = at;

async function done<T>(answering: Promise<{ http: number; response: T }>): Promise<T> {
  const answer = await answering;
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

const read = () => done(shop.call(getCompactMenu, { storeId }, owner));
type Menu = Awaited<ReturnType<typeof read>>;

for (const name of ['크기', '얼음'])
  await done(
    shop.call(
      setOptionCollection,
      {
        ...{ storeId, name, nameEn: null, mandatory: false, multiple: true },
        choices: [{ name: '하나', nameEn: null, priceDifference: 0 }],
      },
      owner,
    ),
  );
const { collections } = await read();
for (const [index, name] of ['라테', '모카', '주스'].entries())
  await done(
    shop.call(
      setStoreItem,
      {
        ...{ storeId, categoryId: index === 2 ? menu.fruit : menu.drinks, name, nameEn: null, price: 4_000 },
        ...{ description: null, barcode: `880${index}`, stock: 5 },
        optionCollectionIds: (collections ?? []).slice(index).map(({ id }) => id),
      },
      owner,
    ),
  );

/** The menu without versions, which edits and undos both increment. */
function seen({ items, categories, collections }: Menu) {
  const unversioned = (rows: readonly { version: number }[] | null) =>
    rows?.map(({ version: _, ...row }) => row);
  return [items, categories, collections].map(unversioned);
}

type Deletion = { what: 'ITEM' | 'CATEGORY' | 'COLLECTION'; which: number; moves: boolean };
const deletions = fc.array(
  fc.record({
    what: fc.constantFrom('ITEM' as const, 'CATEGORY' as const, 'COLLECTION' as const),
    which: fc.nat(),
    moves: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Undefined if nothing of that kind is left. */
async function remove({ what, which, moves }: Deletion): Promise<string | undefined> {
  const now = await read();
  const rows = { ITEM: now.items, CATEGORY: now.categories, COLLECTION: now.collections }[what] ?? [];
  const row = rows[which % rows.length];
  if (!row) return undefined;
  const { id, version } = row;
  const send = async <E extends Endpoint>(endpoint: E, over: object = {}) =>
    (await done(shop.call(endpoint, { storeId, id, version, ...over } as never, owner))) as {
      changeId: string;
    };
  if (what === 'ITEM') return (await send(deleteStoreItem)).changeId;
  if (what === 'COLLECTION') return (await send(deleteOptionCollection)).changeId;
  const other = moves ? rows.find((one) => one.id !== id) : undefined;
  return (await send(deleteCategory, other ? { moveItemsTo: other.id } : { deleteItems: true })).changeId;
}

const undo = (changeId: string) => done(shop.call(undoMenuChange, { storeId, changeId }, owner));

async function removeAll(all: readonly Deletion[]): Promise<string[]> {
  const changeIds: string[] = [];
  for (const deletion of all) changeIds.push(...[(await remove(deletion)) ?? []].flat());
  return changeIds;
}

test(
  'undoing all deletions in reverse order restores the menu',
  async () => {
    await fc.assert(
      fc.asyncProperty(deletions, async (all) => {
        const before = await read();
        for (const changeId of (await removeAll(all)).toReversed())
          expect(await undo(changeId)).toMatchObject({ isUndone: true, kept: [] });
        expect(seen(await read())).toEqual(seen(before));
      }),
      { numRuns: 25 },
    );
  },
  longest,
);

test(
  'undoing deletions in any order, with edits in between, restores everything with its options',
  async () => {
    const prices = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(deletions, fc.infiniteStream(fc.nat()), prices, async (all, places, prices) => {
        const before = await read();
        let left = await removeAll(all);
        const priceOf = await editPrices(prices);
        for (let tries = 0; left.length > 0; tries += 1) {
          if (tries > 50) throw new Error('some can never be undone');
          const changeId = left[places.next().value % left.length] ?? '';
          if ((await undo(changeId)).isUndone) left = left.filter((id) => id !== changeId);
        }
        const after = await read();
        expect(whatIsThere(after)).toEqual(whatIsThere(before));
        for (const { id, price } of after.items) expect(priceOf.get(id) ?? price).toBe(price);
      }),
      { numRuns: 25 },
    );
  },
  longest,
);

/** Edits all items on the menu with their current options, so that the edit does not mention deleted collections. */
async function editPrices(prices: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const priceOf = new Map<string, number>();
  for (const [index, item] of (await read()).items.entries()) {
    const { imageUrl: _, stock: __, soldOutUntil: ___, sort: ____, ...edited } = item;
    const price = prices[index] ?? item.price;
    await done(shop.call(setStoreItem, { storeId, ...edited, price }, owner));
    priceOf.set(item.id, price);
  }
  return priceOf;
}

/** Ordered by id, because positions may differ if deletions are undone in another order. */
function whatIsThere({ items, categories, collections }: Menu) {
  return {
    items: items
      .map(({ id, name, barcode, stock, optionCollectionIds }) => ({
        ...{ id, name, barcode, stock },
        asks: optionCollectionIds.toSorted(),
      }))
      .sort(byId),
    categories: (categories ?? []).map(({ version: _, ...category }) => category).sort(byId),
    collections: (collections ?? []).map(({ version: _, ...collection }) => collection).sort(byId),
  };
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
