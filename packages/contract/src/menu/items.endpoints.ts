import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, Instant, text, Version, Won } from '../fields.ts';
import { AwsKey, admissionRefusals } from '../files/files.endpoints.ts';
import {
  Barcode,
  longest,
  mostCollectionsOfItem,
  mostItems,
  optionalText,
  Price,
  Stock,
  versionOfEdited,
} from './menu-fields.ts';
import { soldOutWishes } from './sold-out.ts';

export const StoreItem = z.object({
  id: Id,
  categoryId: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  price: Won,
  description: z.string().nullable(),
  /** Absolute path, valid on both origins; its content is immutable. */
  imageUrl: z.string().nullable(),
  /** Null: stock is not counted. */
  stock: z.int().nullable(),
  /** Sold out until this time regardless of stock (sold-out.ts); null: available. */
  soldOutUntil: Instant.nullable(),
  barcode: z.string().nullable(),
  /** Whether the store's public page shows the item. */
  placeEnabled: z.boolean(),
  /** The price is typed at the till (시가); `price` is only a suggestion. */
  marketPrice: z.boolean(),
  /** In display order. */
  optionCollectionIds: z.array(Id),
  /** Counts edits; sales and sold-out switches do not change it. */
  version: z.int(),
});
export type StoreItem = z.output<typeof StoreItem>;

export const listStoreItems = endpoint({
  name: 'listStoreItems',
  method: 'GET',
  path: '/v5/storeitem/getstoreitems',
  summary:
    'Items of a store in display order with all fields; optionally one item, or those of one category.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id, itemId: Id.optional(), categoryId: Id.optional() }),
  output: z.object({ version: z.int(), items: z.array(StoreItem) }),
  errors: [],
});

export const setStoreItem = endpoint({
  name: 'setStoreItem',
  method: 'POST',
  path: '/v5/storeitem/setstoreitem',
  summary:
    'Creates an item at the end of its category, or changes one, based on the version that was read. Stock is set for new items only; `adjustStock` changes it later.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z
    .strictObject({
      storeId: Id,
      id: Id.optional(),
      version: Version.optional(),
      categoryId: Id,
      name: text(longest.item, 1),
      nameEn: optionalText(longest.item),
      price: Price,
      description: optionalText(longest.description),
      /** Key of a photo uploaded for MENU_IMAGE; null removes the photo, a missing value keeps it. */
      imageKey: AwsKey.nullable().optional(),
      stock: Stock.nullable().optional(),
      barcode: Barcode.nullable(),
      placeEnabled: z.boolean().default(true),
      marketPrice: z.boolean().default(false),
      optionCollectionIds: z
        .array(Id)
        .max(mostCollectionsOfItem)
        .refine((ids) => new Set(ids).size === ids.length, { error: 'wrongFormat' }),
    })
    .refine(...versionOfEdited)
    .refine(({ id, stock }) => id === undefined || stock === undefined, {
      path: ['stock'],
      error: 'unknownField',
    }),
  output: StoreItem,
  errors: [
    'NOT_FOUND',
    'CATEGORY_NOT_FOUND',
    'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    'BARCODE_USED',
    'TOO_MANY_ITEMS',
    ...admissionRefusals,
  ],
  idempotent: true,
  versioned: true,
});

export const deleteStoreItem = endpoint({
  name: 'deleteStoreItem',
  method: 'DELETE',
  path: '/v5/storeitem/deletestoreitem',
  summary: 'Deletes an item; past orders are unchanged. Can be undone for a day.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({ storeId: Id, id: Id, version: Version }),
  output: z.object({ id: Id, changeId: Id }),
  errors: ['NOT_FOUND'],
  versioned: true,
});

export const sortStoreItems = endpoint({
  name: 'sortStoreItems',
  method: 'POST',
  path: '/v5/storeitem/setstoreitemdisplaysort',
  summary:
    'Sorts all items of a category. `version` is that of the whole list. If it is stale, the refusal contains the present category. Returns the new version.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({
    storeId: Id,
    version: Version,
    categoryId: Id,
    ids: z.array(Id).min(1).max(mostItems),
  }),
  output: z.object({ version: z.int(), ids: z.array(Id) }),
  errors: ['CATEGORY_NOT_FOUND'],
  versioned: true,
  mostBytes: 2_000_000,
});

export const setSoldOut = endpoint({
  name: 'setSoldOut',
  method: 'POST',
  path: '/v6/stores/:storeId/menu/soldout',
  summary:
    'Marks items or choices as sold out, until the next business day or until changed, or as available again. Needs the right ORDER or MENU; the app lock does not apply.',
  access: [member('ORDER'), member('MENU')],
  input: z.strictObject({
    storeId: Id,
    itemIds: z.array(Id).max(1_000).default([]),
    choiceIds: z.array(Id).max(1_000).default([]),
    soldOut: z.enum(soldOutWishes),
  }),
  output: z.object({ soldOutUntil: Instant.nullable() }),
  errors: ['STORE_ITEM_NOT_FOUND', 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND'],
});

export const setPlaceEnabled = endpoint({
  name: 'setPlaceEnabled',
  method: 'POST',
  path: '/v6/stores/:storeId/storeitem/placeEnabled',
  summary: "Shows items on the store's public page, or hides them.",
  access: [member('PLACE')],
  input: z.strictObject({ storeId: Id, itemIds: z.array(Id).min(1).max(1_000), placeEnabled: z.boolean() }),
  output: z.object({ items: z.array(z.object({ id: Id, version: z.int() })) }),
  errors: ['STORE_ITEM_NOT_FOUND'],
});

export const itemEndpoints = [
  listStoreItems,
  setStoreItem,
  deleteStoreItem,
  sortStoreItems,
  setSoldOut,
  setPlaceEnabled,
];
