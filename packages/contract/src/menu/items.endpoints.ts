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
  /** Absolute path on either origin; its content never changes. */
  imageUrl: z.string().nullable(),
  /** Null: not counted. */
  stock: z.int().nullable(),
  /** Sold out until then (sold-out.ts), whatever the stock; null: available. */
  soldOutUntil: Instant.nullable(),
  barcode: z.string().nullable(),
  /** Shown on the store's public page. */
  placeEnabled: z.boolean(),
  /** In the order in which they are asked. */
  optionCollectionIds: z.array(Id),
  /** Of what is edited; sales and sold-out switches do not count. */
  version: z.int(),
});
export type StoreItem = z.output<typeof StoreItem>;

export const listStoreItems = endpoint({
  name: 'listStoreItems',
  method: 'GET',
  path: '/v5/storeitem/getstoreitems',
  summary: 'Items of a store in display order, whole; also one alone, or those of a category.',
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
    'Makes an item, last of its category, or changes one under the version it was read with. Stock is said of a new item only; later it is moved (`adjustStock`).',
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
      /** A photo that was uploaded for MENU_IMAGE; null takes it away, missing leaves it as it is. */
      imageKey: AwsKey.nullable().optional(),
      stock: Stock.nullable().optional(),
      barcode: Barcode.nullable(),
      placeEnabled: z.boolean().default(true),
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
  summary: 'Deletes an item; past orders stay as they are. Can be undone for a day.',
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
    'Sorts all items of a category; `version` is that of the whole list. Stale: the category as it is now. The answer has the new version.',
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
    'Switches items or choices to sold out, until the next business day or until switched back, or to available again. Whoever takes orders may; no part of the lock closes it.',
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
