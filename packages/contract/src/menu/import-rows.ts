import { z } from 'zod';

/** Columns of a file of items, in the order in which they are exported. Cells are text as the file shows it. */
export const itemColumns = [
  'category',
  'name',
  'nameEn',
  'price',
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
/** Of a row that makes an item; one that names an item by its id or barcode may leave them out. */
export const requiredItemColumns = ['category', 'name', 'price'] as const satisfies readonly ItemColumn[];

/** Columns of a sheet of options: one row a choice, the first row of a collection says what it is. */
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
 * Longest text of a cell that is sent, in UTF-16 units: twenty names of thirty characters fit, however many units a character
 * takes. What is longer is no cell of a menu.
 */
export const longestCell = 20_000;
const Cell = z.string().max(longestCell).optional();

/** `row` is the line of the file, as a spreadsheet numbers it. A column that the file does not have is missing in every row. */
const rowNumber = z.int().min(1).max(2_000_000);
const cells = <C extends string>(columns: readonly C[]) =>
  Object.fromEntries(columns.map((column) => [column, Cell])) as Record<C, typeof Cell>;

export const ItemRow = z.strictObject({ row: rowNumber, ...cells(itemColumns) });
export type ItemRow = z.output<typeof ItemRow>;
export const OptionRow = z.strictObject({ row: rowNumber, ...cells(optionColumns) });
export type OptionRow = z.output<typeof OptionRow>;

/** Why a cell cannot be taken; the words stand in the importer's texts. */
export const cellProblems = [
  'required',
  'numbersOnly',
  'integersOnly',
  'positiveOnly',
  /** These three with the limit as `detail`. */
  'tooSmall',
  'tooLarge',
  'tooLong',
  'wrongFormat',
  /** Neither yes nor no. */
  'yesOrNo',
  /** Neither on sale nor not. */
  'onSaleOrNot',
  /** Neither taxed nor tax-free. */
  'taxOrNot',
  /** An id that is no item of this store. */
  'unknownItem',
  /** The same item, barcode or choice stands in another row (`detail`: that row). */
  'twice',
  /** Another item has that barcode (`detail`: its name). */
  'barcodeUsed',
  /** More than one item has this name in this category, and no id says which. */
  'ambiguous',
  /** Not the tax of the category that exists, or of another row (`detail`: the category). */
  'categoryTaxDiffers',
  /** No option collection of that name, neither in the store nor in the file (`detail`: the name). */
  'unknownOption',
  'tooManyOptions',
  'tooManyItems',
  'tooManyChoices',
  'oneDefaultOnly',
] as const;
export type CellProblem = (typeof cellProblems)[number];
