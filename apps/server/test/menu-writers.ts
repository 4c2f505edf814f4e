import type { OutputOf } from '@maru/contract/endpoint.ts';
import { deleteCategory, setCategory, sortCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { type CompactItem, getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import {
  deleteStoreItem,
  setPlaceEnabled,
  setSoldOut,
  setStoreItem,
  sortStoreItems,
} from '@maru/contract/menu/items.endpoints.ts';
import { changeStoreItems, importMenu, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import {
  deleteOptionCollection,
  setOptionCollection,
  sortOptionCollections,
} from '@maru/contract/menu/options.endpoints.ts';
import { isSoldOut, soldOutWishes } from '@maru/contract/menu/sold-out.ts';
import { adjustStock } from '@maru/contract/menu/stock.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import type { Shop } from './open-shop.ts';

type At = Awaited<ReturnType<Shop['openStore']>>;
type Menu = OutputOf<typeof getCompactMenu>;
/** A whole number from 0 to below `most`, the same ones each time. */
type Pick = (most: number) => number;
/** Undefined: there was nothing to do it to. */
type Writer = (menu: Menu, pick: Pick) => Promise<{ http: number; status: string } | undefined>;
type Answered = { kind: string; http: number; status: string };

const mostTries = 20;

const pickFrom = (seed: number): Pick => {
  let state = seed * 7_919 + 1;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
};

/**
 * Whoever writes a menu at all: tills that sell, cancel and switch, people who edit, sort, count, import and undo. Each
 * reads the menu, then does one thing upon it; somebody else may have been faster, which is a refusal.
 */
export function menuWriters(shop: Shop, at: At) {
  const { storeId, owner } = at;
  const orderIds: string[] = [];
  const changeIds: string[] = [];
  let made = 0;

  const shuffled = <T>(all: readonly T[], pick: Pick): T[] =>
    all
      .map((one) => ({ one, place: pick(1_000) }))
      .sort((one, other) => one.place - other.place)
      .map(({ one }) => one);
  const some = <T>(all: readonly T[], pick: Pick) => shuffled(all, pick).slice(0, 1 + pick(4));
  const oneOf = <T>(all: readonly T[], pick: Pick): T => {
    if (all.length === 0) throw new Error('a menu that is written to the end');
    return all[pick(all.length)] as T;
  };
  const name = (of: string) => {
    made += 1;
    return `${of} ${made}`;
  };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const asEdited = ({
    id,
    version,
    imageUrl: _,
    stock: __,
    soldOutUntil: ___,
    sort: ____,
    ...rest
  }: CompactItem) => ({
    ...rest,
    ...{ storeId, id, version },
  });

  async function sell({ items }: Menu, pick: Pick) {
    const plain = items.filter(
      (item) => item.optionCollectionIds.length === 0 && !isSoldOut(item, shop.clock.now),
    );
    const lines = some(plain, pick).map(({ id }) => ({ itemId: id, quantity: 1 + pick(2) }));
    if (lines.length === 0) return;
    const priced = await shop.call(takeOrder, { storeId, lines, total: 999_999_999 }, owner);
    if (priced.status !== 'PRICE_CHANGED') return priced;
    const { total } = priced.detail as { total: number };
    const answer = await shop.call(takeOrder, { storeId, lines, total }, owner);
    if (answer.http === 200) orderIds.push(answer.response.id);
    return answer;
  }

  async function changeMany({ items, categories, collections }: Menu, pick: Pick) {
    const change = oneOf(
      [
        { kind: 'PRICE_AMOUNT' as const, amount: 100 },
        { kind: 'SOLD_OUT' as const, soldOut: oneOf(soldOutWishes, pick) },
        { kind: 'PLACE' as const, placeEnabled: pick(2) === 0 },
        { kind: 'CATEGORY' as const, categoryId: oneOf(categories ?? [], pick).id },
        ...some(collections ?? [], pick).map(({ id }) => ({
          kind: pick(2) === 0 ? ('ADD_OPTIONS' as const) : ('REMOVE_OPTIONS' as const),
          collectionId: id,
        })),
      ],
      pick,
    );
    const chosen = shuffled(items, pick).slice(0, 1 + pick(items.length));
    const told = chosen.map(({ id, version }) => ({ id, version }));
    const answer = await shop.call(changeStoreItems, { storeId, items: told, change }, owner);
    if (answer.http === 200 && answer.response.changeId) changeIds.push(answer.response.changeId);
    return answer;
  }

  async function importFile({ version, categories, items }: Menu, pick: Pick) {
    const rows = some(items, pick).map(({ id, price }, i) => ({
      row: i + 2,
      id,
      price: `${price + 10}`,
      stock: '30',
    }));
    const category = oneOf(categories ?? [], pick).name;
    const fresh = { row: 20, category, name: name('새 메뉴'), price: '3000', stock: '5' };
    const input = { storeId, version, fileName: 'menu.csv', items: [...rows, fresh], stock: 'SET' as const };
    const answer = await shop.call(importMenu, input, owner);
    if (answer.http === 200) changeIds.push(answer.response.changeId);
    return answer;
  }

  const writers: Record<string, Writer> = {
    sell,
    cancel: async (_, pick) => (orderIds.length ? shop.cancel(at, oneOf(orderIds, pick)) : undefined),
    soldOut: ({ items, collections }, pick) =>
      shop.call(
        setSoldOut,
        {
          storeId,
          itemIds: idsOf(some(items, pick)),
          choiceIds: idsOf(
            some(
              (collections ?? []).flatMap(({ choices }) => choices),
              pick,
            ),
          ),
          soldOut: oneOf(soldOutWishes, pick),
        },
        owner,
      ),
    place: ({ items }, pick) =>
      shop.call(
        setPlaceEnabled,
        { storeId, itemIds: idsOf(some(items, pick)), placeEnabled: pick(2) === 0 },
        owner,
      ),
    count: ({ items }, pick) =>
      shop.call(
        adjustStock,
        { storeId, itemId: oneOf(items, pick).id, move: { kind: 'COUNT', counted: pick(40), reason: '' } },
        owner,
      ),
    newItem: ({ categories, collections }, pick) =>
      shop.call(
        setStoreItem,
        {
          ...{ storeId, categoryId: oneOf(categories ?? [], pick).id, name: name('메뉴'), nameEn: null },
          ...{ price: 1_000, description: null, barcode: null, stock: 10 },
          optionCollectionIds: pick(2) === 0 ? [] : idsOf(some(collections ?? [], pick)),
        },
        owner,
      ),
    editItem: ({ items }, pick) =>
      shop.call(setStoreItem, { ...asEdited(oneOf(items, pick)), price: 1_000 + pick(50) * 100 }, owner),
    deleteItem: async ({ items }, pick) => {
      if (items.length < 4) return undefined;
      const { id, version } = oneOf(items, pick);
      return shop.call(deleteStoreItem, { storeId, id, version }, owner);
    },
    sortItems: ({ items, listVersions }, pick) => {
      const { categoryId } = oneOf(items, pick);
      const ids = shuffled(idsOf(items.filter((item) => item.categoryId === categoryId)), pick);
      return shop.call(sortStoreItems, { storeId, version: listVersions.items, categoryId, ids }, owner);
    },
    newCategory: () => shop.call(setCategory, { storeId, name: name('분류'), nameEn: null }, owner),
    editCategory: ({ categories }, pick) =>
      shop.call(setCategory, { storeId, ...oneOf(categories ?? [], pick), rewardable: pick(2) === 0 }, owner),
    deleteCategory: async ({ categories }, pick) => {
      const [one, other] = shuffled(categories ?? [], pick);
      // The last one that sells would leave nothing to do.
      if (!one || !other || (categories ?? []).length < 4) return undefined;
      const { id, version } = one;
      return shop.call(deleteCategory, { storeId, id, version, moveItemsTo: other.id }, owner);
    },
    sortCategories: ({ categories, listVersions }, pick) =>
      shop.call(
        sortCategories,
        { storeId, version: listVersions.categories, ids: shuffled(idsOf(categories ?? []), pick) },
        owner,
      ),
    newOptions: () =>
      shop.call(
        setOptionCollection,
        {
          ...{ storeId, name: name('옵션'), nameEn: null, mandatory: false, multiple: true },
          choices: [{ name: '하나', nameEn: null, priceDifference: 0 }],
        },
        owner,
      ),
    editOptions: ({ collections }, pick) => {
      const {
        id,
        version,
        name: called,
        nameEn,
        mandatory,
        multiple,
        choices,
      } = oneOf(collections ?? [], pick);
      const kept = shuffled(choices, pick).map(({ soldOutUntil: _, ...choice }) => ({
        ...choice,
        byDefault: false,
      }));
      return shop.call(
        setOptionCollection,
        { storeId, id, version, name: called, nameEn, mandatory, multiple, choices: kept },
        owner,
      );
    },
    deleteOptions: async ({ collections }, pick) => {
      if ((collections ?? []).length < 2) return undefined;
      const { id, version } = oneOf(collections ?? [], pick);
      return shop.call(deleteOptionCollection, { storeId, id, version }, owner);
    },
    sortOptions: ({ collections, listVersions }, pick) =>
      shop.call(
        sortOptionCollections,
        { storeId, version: listVersions.collections, ids: shuffled(idsOf(collections ?? []), pick) },
        owner,
      ),
    changeMany,
    undo: async (_, pick) =>
      changeIds.length
        ? shop.call(undoMenuChange, { storeId, changeId: oneOf(changeIds, pick) }, owner)
        : undefined,
    importFile,
  };
  const kinds = Object.keys(writers);

  /** Every kind in its turn, each upon the menu as it is; answers what each of them came to. */
  async function write(seed: number, times: number) {
    const pick = pickFrom(seed);
    const answers: Answered[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const kind = kinds[(seed * times + turn) % kinds.length] as string;
      const answer = await untilFresh(writers[kind] as Writer, pick);
      if (answer) answers.push({ kind, http: answer.http, status: answer.status });
    }
    return answers;
  }

  /** Again where somebody was faster, as people do. */
  async function untilFresh(writer: Writer, pick: Pick) {
    for (let tries = 1; ; tries += 1) {
      const { response } = await shop.call(getCompactMenu, { storeId }, owner);
      const answer = await writer(response, pick);
      if (answer?.status !== 'DATA_WAS_BEEN_MODIFIED' || tries === mostTries) return answer;
    }
  }

  return { write, kinds };
}
