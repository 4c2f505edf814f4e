import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, text, Version } from '../fields.ts';
import { BulkChange } from './bulk-change.ts';
import { cellProblems, ItemRow, itemColumns, OptionRow, optionColumns } from './import-rows.ts';
import { MenuChange } from './menu-changes.ts';
import { longest, mostItems } from './menu-fields.ts';

/** What undoing could not give back: of which field, and why. */
export const keptFields = [
  'categoryId',
  'name',
  'nameEn',
  'price',
  'description',
  'barcode',
  'placeEnabled',
  'soldOutUntil',
  'optionCollectionIds',
  'stock',
  'deleted',
] as const;
/**
 * CHANGED: somebody changed it since. CATEGORY_GONE, BARCODE_USED: its category is deleted, another item has its barcode.
 * COLLECTION_GONE: an option collection that the change added or took away is deleted.
 * NAME_USED: a category or collection came back under another name, which is the one told, since a newer one has its own.
 * NAME_TWICE: all of it went back, by which an item stands beside another of its category that has its name by now.
 */
export const keptReasons = [
  'CHANGED',
  'CATEGORY_GONE',
  'BARCODE_USED',
  'COLLECTION_GONE',
  'NAME_USED',
  'NAME_TWICE',
] as const;

/** For so long a change can be undone. */
export const undoHours = 24;
/** So many are listed at once. */
export const mostChanges = 200;

const changed = z.object({ changeId: Id, itemCount: z.int() });

/** `row` of DATA_WAS_BEEN_MODIFIED where many items are changed: those that are not as the preview showed them. */
export const StaleItems = z.object({ itemIds: z.array(Id) });
export type StaleItems = z.output<typeof StaleItems>;

export const changeStoreItems = endpoint({
  name: 'changeStoreItems',
  method: 'POST',
  path: '/v6/stores/:storeId/menu/bulk',
  summary:
    'Changes many items at once, all or none, each under the version that its preview showed. Can be undone for a day.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({
    storeId: Id,
    items: z
      .array(z.strictObject({ id: Id, version: Version }))
      .min(1)
      .max(mostItems)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, { error: 'wrongFormat' }),
    change: BulkChange,
  }),
  /** `itemCount` differ now; where none does nothing was written, and there is no change. */
  output: changed.extend({ changeId: Id.nullable() }),
  errors: [
    'DATA_WAS_BEEN_MODIFIED',
    'STORE_ITEM_NOT_FOUND',
    'CATEGORY_NOT_FOUND',
    'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    'PRICE_OUT_OF_RANGE',
  ],
  idempotent: true,
  heavy: true,
  mostBytes: 4_000_000,
});

const importInput = {
  storeId: Id,
  items: z.array(ItemRow).max(mostItems),
  options: z.array(OptionRow).max(mostItems).default([]),
  /** SET: counts are set to what the file says, as a stock count; KEEP leaves those of items that exist. */
  stock: z.enum(['KEEP', 'SET']).default('KEEP'),
  /** Categories whose rows say both taxes: those that do not fit its own go into `into`, which is made if need be. */
  splits: z
    .array(z.strictObject({ category: text(longest.category, 1), into: text(longest.category, 1) }))
    .max(mostItems)
    .default([]),
};

const MixedCategory = z.object({
  category: z.string(),
  isNew: z.boolean(),
  /** The tax that it has, or gets; a new one is taxed. */
  tax: z.enum(['TAXED', 'TAX_FREE']),
  /** Rows that say so, and those that say the other tax. */
  fitting: z.int(),
  others: z.array(z.int()),
  /** Where the others go; null while nobody has said it, which is a problem of each of them (categoryTaxDiffers). */
  into: z.string().nullable(),
});

const problems = z.array(
  z.object({
    sheet: z.enum(['ITEMS', 'OPTIONS']),
    row: z.int(),
    column: z.enum([...itemColumns, ...optionColumns]),
    problem: z.enum(cellProblems),
    detail: z.string().nullable(),
  }),
);

const field = z.object({ column: z.enum(itemColumns), before: z.string(), after: z.string() });

export const checkMenuImport = endpoint({
  name: 'checkMenuImport',
  method: 'POST',
  path: '/v6/stores/:storeId/menu/import/check',
  summary:
    "What an import would do, without doing it: each row's problems and the difference to today's menu.",
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject(importInput),
  output: z.object({
    /** Of the menu that it was worked out upon (CompactMenu.version). */
    version: z.int(),
    problems,
    /** Rows without problems by what becomes of them; SAME ones are only counted. */
    rows: z.array(
      z.object({
        row: z.int(),
        what: z.enum(['NEW', 'CHANGED']),
        name: z.string(),
        category: z.string(),
        /** As it will be, in won. */
        price: z.int(),
        /** Where its category is of another tax than today's; of NEW where it is tax-free. Else null. */
        tax: z.enum(['TAXED', 'TAX_FREE']).nullable(),
        /** It will be sold out until somebody says otherwise, and is not so today: the file says that it is not on sale. */
        stopsSelling: z.boolean(),
        /** Of CHANGED. In words of the file. */
        fields: z.array(field),
      }),
    ),
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), bad: z.int() }),
    /** Rows of items that exist and say a stock. */
    stockRows: z.int(),
    /** Of the SAME ones those whose stock is another, which KEEP leaves. */
    onlyStockRows: z.int(),
    /** Each is one question: whether to split it. */
    mixedCategories: z.array(MixedCategory),
    newCategories: z.array(z.string()),
    newCollections: z.array(z.string()),
    /** Collections of the file that exist already: those stay as they are. */
    keptCollections: z.array(z.string()),
    /** Items of today that no row names; they stay. */
    untouchedItems: z.int(),
  }),
  errors: [],
  heavy: true,
  mostBytes: 16_000_000,
});

export const importMenu = endpoint({
  name: 'importMenu',
  method: 'POST',
  path: '/v6/stores/:storeId/menu/import',
  summary:
    'Imports items and options in one transaction, upon the menu that its check saw. Bad rows refuse all, unless they are to be left out. Can be undone for a day.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({
    ...importInput,
    version: Version,
    fileName: text(200),
    leaveOutBad: z.boolean().default(false),
  }),
  output: changed.extend({ newItems: z.int(), changedItems: z.int() }),
  errors: ['IMPORT_HAS_PROBLEMS', 'IMPORT_CHANGES_NOTHING'],
  idempotent: true,
  versioned: true,
  heavy: true,
  mostBytes: 16_000_000,
});

export const listMenuChanges = endpoint({
  name: 'listMenuChanges',
  method: 'GET',
  path: '/v6/stores/:storeId/menu/changes',
  summary: `Changes of many items and deletions of the last day, newest first, ${mostChanges} at a time.`,
  access: [member('MENU')],
  input: z.strictObject({
    storeId: Id,
    /** Those before this change; left out, the newest. */
    before: Id.optional(),
  }),
  output: z.array(MenuChange),
  errors: [],
});

export const undoMenuChange = endpoint({
  name: 'undoMenuChange',
  method: 'POST',
  path: '/v6/stores/:storeId/menu/changes/:changeId/undo',
  summary:
    'Undoes a change of many items or a deletion, once. What somebody changed since stays as they made it, sales since are kept in the stock; items that an import made go, also those that were changed since. Where nothing could be undone it may be tried again.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({ storeId: Id, changeId: Id }),
  output: z.object({
    /** False: nothing could be undone, and it may be tried again. */
    isUndone: z.boolean(),
    itemCount: z.int(),
    /** Items of which something stayed, and what came back under another name or stands beside another of its name. */
    kept: z.array(
      z.object({
        id: Id,
        name: z.string(),
        fields: z.array(z.object({ field: z.enum(keptFields), reason: z.enum(keptReasons) })),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'CHANGE_NOT_UNDOABLE', 'TOO_MANY_ITEMS'],
  idempotent: true,
  heavy: true,
});

export const menuChangeEndpoints = [
  changeStoreItems,
  checkMenuImport,
  importMenu,
  listMenuChanges,
  undoMenuChange,
];
