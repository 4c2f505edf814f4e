import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, text, Version } from '../fields.ts';
import { BulkChange } from './bulk-change.ts';
import { cellProblems, ItemRow, itemColumns, OptionRow, optionColumns } from './import-rows.ts';
import { MenuChange } from './menu-changes.ts';
import { longest, mostItems } from './menu-fields.ts';

/** What an undo could not restore: the field and the reason. */
export const keptFields = [
  'categoryId',
  'name',
  'nameEn',
  'price',
  'description',
  'barcode',
  'placeEnabled',
  'marketPrice',
  'soldOutUntil',
  'optionCollectionIds',
  'stock',
  'deleted',
] as const;
/**
 * CHANGED: somebody has changed the field since. CATEGORY_GONE: the item's category is deleted. BARCODE_USED:
 * another item now has its barcode. COLLECTION_GONE: an option collection that the change added or removed is
 * deleted. NAME_USED: a category or collection was restored under this other name, because a newer one uses
 * its own. NAME_TWICE: the item is fully restored, but another item in its category now has the same name.
 */
export const keptReasons = [
  'CHANGED',
  'CATEGORY_GONE',
  'BARCODE_USED',
  'COLLECTION_GONE',
  'NAME_USED',
  'NAME_TWICE',
] as const;

/** How long a change can be undone. */
export const undoHours = 24;
/** Page size of the list. */
export const mostChanges = 200;

const changed = z.object({ changeId: Id, itemCount: z.int() });

/** `row` of DATA_WAS_BEEN_MODIFIED for bulk changes: the items that differ from the preview. */
export const StaleItems = z.object({ itemIds: z.array(Id) });
export type StaleItems = z.output<typeof StaleItems>;

export const changeStoreItems = endpoint({
  name: 'changeStoreItems',
  method: 'POST',
  path: '/v6/stores/:storeId/menu/bulk',
  summary:
    'Changes many items at once, all or none, each under the version in its preview. Can be undone for a day.',
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
  /** `itemCount`: items that changed. If there are none, nothing is written and `changeId` is null. */
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
  /** SET: stock is set to the file's values, as by a stock count. KEEP: existing items keep their stock. */
  stock: z.enum(['KEEP', 'SET']).default('KEEP'),
  /**
   * Categories whose rows have both taxes. Rows that do not match the category's tax go into the category
   * `into`, which is created if needed.
   */
  splits: z
    .array(z.strictObject({ category: text(longest.category, 1), into: text(longest.category, 1) }))
    .max(mostItems)
    .default([]),
};

const MixedCategory = z.object({
  category: z.string(),
  isNew: z.boolean(),
  /** The category's tax; a new category is taxed. */
  tax: z.enum(['TAXED', 'TAX_FREE']),
  /** `fitting`: how many rows have this tax. `others`: the numbers of the rows with the other tax. */
  fitting: z.int(),
  others: z.array(z.int()),
  /**
   * The category for the other rows. Null until it is chosen; then each of those rows has the problem
   * categoryTaxDiffers.
   */
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
    'Previews an import without writing: the problems of each row and the differences from the present menu.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject(importInput),
  output: z.object({
    /** Version of the menu that the preview is based on (CompactMenu.version). */
    version: z.int(),
    problems,
    /** Rows without problems, by effect; SAME rows are only counted. */
    rows: z.array(
      z.object({
        row: z.int(),
        what: z.enum(['NEW', 'CHANGED']),
        name: z.string(),
        category: z.string(),
        /** The new price in won. */
        price: z.int(),
        /** The new tax if it differs from the present category's, or if a NEW item is tax-free; else null. */
        tax: z.enum(['TAXED', 'TAX_FREE']).nullable(),
        /** The file says that the item is not on sale: it becomes sold out until changed. */
        stopsSelling: z.boolean(),
        /** For CHANGED: the changed columns. */
        fields: z.array(field),
      }),
    ),
    counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), bad: z.int() }),
    /** Rows of existing items that have a stock value. */
    stockRows: z.int(),
    /** SAME rows that differ in stock only; KEEP ignores them. */
    onlyStockRows: z.int(),
    /** Categories with both taxes. For each, the user decides whether to split it. */
    mixedCategories: z.array(MixedCategory),
    newCategories: z.array(z.string()),
    newCollections: z.array(z.string()),
    /** Collections in the file that already exist; they are not changed. */
    keptCollections: z.array(z.string()),
    /** Existing items that no row names; they are not changed. */
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
    'Imports items and options in one transaction, if the menu is still the one that the preview saw. Bad rows refuse the whole import unless the request leaves them out. Can be undone for a day.',
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
  summary: `Bulk changes, imports and deletions of the last day, newest first, ${mostChanges} at a time.`,
  access: [member('MENU')],
  input: z.strictObject({
    storeId: Id,
    /** Only changes before this one; if left out, the newest are returned. */
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
    'Undoes a bulk change, import or deletion, once. Fields that were changed since keep their values, and sales since stay deducted from the stock. Items that an import created are deleted, even if they were changed since. If nothing could be undone, the call may be repeated.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({ storeId: Id, changeId: Id }),
  output: z.object({
    /** False: nothing could be undone, and the call may be repeated. */
    isUndone: z.boolean(),
    itemCount: z.int(),
    /**
     * Items that were not restored completely, and parts that were restored under another name or beside an item with
     * the same name.
     */
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
