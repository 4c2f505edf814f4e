import { z } from 'zod';

/** Columns of the items sheet, in the order of the export. Cells are text as displayed in the file. */
export const itemColumns = [
  'category',
  'name',
  'nameEn',
  'price',
  'marketPrice',
  'description',
  'stock',
  'barcode',
  'onSale',
  'placeEnabled',
  'taxable',
  'options',
  'id',
] as const;
export type ItemColumn = (typeof itemColumns)[number];
/** Required for new items; a row that names an existing item by id or barcode may leave them out. */
export const requiredItemColumns = ['category', 'name', 'price'] as const satisfies readonly ItemColumn[];

/** Columns of the options sheet: one choice per row; the first row of a collection has the collection's settings. */
export const optionColumns = [
  'collection',
  'collectionEn',
  'mandatory',
  'multiple',
  'choice',
  'choiceEn',
  'priceDifference',
  'byDefault',
] as const;
export type OptionColumn = (typeof optionColumns)[number];
export const requiredOptionColumns = ['collection', 'choice'] as const satisfies readonly OptionColumn[];

/**
 * Longest cell in UTF-16 units. The longest valid cell holds twenty names of thirty characters, and one
 * visible character may take many units.
 */
export const longestCell = 20_000;
const Cell = z.string().max(longestCell).optional();

/** The row number that a spreadsheet shows. */
const rowNumber = z.int().min(1).max(2_000_000);
/** All cells are optional, because a file may lack columns. */
const cells = <C extends string>(columns: readonly C[]) =>
  Object.fromEntries(columns.map((column) => [column, Cell])) as Record<C, typeof Cell>;

export const ItemRow = z.strictObject({ row: rowNumber, ...cells(itemColumns) });
export type ItemRow = z.output<typeof ItemRow>;
export const OptionRow = z.strictObject({ row: rowNumber, ...cells(optionColumns) });
export type OptionRow = z.output<typeof OptionRow>;

/** Why a cell is refused; the texts are in the hub's `menu-import.{ko,en}.json`. `too…` have the limit as `detail`. */
export const cellProblems = [
  'required',
  'numbersOnly',
  'integersOnly',
  'positiveOnly',
  'tooSmall',
  'tooLarge',
  'tooLong',
  'wrongFormat',
  /** Neither yes nor no. */
  'yesOrNo',
  /** Neither "on sale" nor "not on sale". */
  'onSaleOrNot',
  /** Neither "taxed" nor "tax-free". */
  'taxOrNot',
  /** No item in this store has the id. */
  'unknownItem',
  /** The same item, barcode or choice is also in another row (`detail`: that row). */
  'twice',
  /** The barcode belongs to another item (`detail`: its name). */
  'barcodeUsed',
  /** Several items of the category have this name, and the row gives no id. */
  'ambiguous',
  /** The tax differs from that of the existing category or of another row in it (`detail`: the category). */
  'categoryTaxDiffers',
  /** No option collection with this name in the store or the file (`detail`: the name). */
  'unknownOption',
  'tooManyOptions',
  'tooManyItems',
  'tooManyChoices',
  'oneDefaultOnly',
] as const;
export type CellProblem = (typeof cellProblems)[number];
