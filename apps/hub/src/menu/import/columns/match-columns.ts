import {
  type ItemColumn,
  itemColumns,
  type OptionColumn,
  optionColumns,
} from '@maru/contract/menu/import-rows.ts';
import type { Sheet } from '#hub/lib/spreadsheets/sheet.ts';
import words from './header-words.json' with { type: 'json' };

/** Our column for each column of the file, by index; undefined for unused ones. */
export type Matching<C extends string> = readonly (C | undefined)[];

/** A table in a sheet, with its header row and column matching. */
export type Table<C extends string> = {
  sheet: Sheet;
  /** Index of the header in `sheet.rows`. */
  head: number;
  matching: Matching<C>;
};

/** Number of rows that are searched for a header. Titles and notes may precede it. */
const lastHead = 20;

const itemWords = wordsOf(itemColumns, words.items);
const optionWords = wordsOf(optionColumns, words.options);
const optionSheets = new Set(words.sheets);

export const findItems = (sheet: Sheet): Table<ItemColumn> => findTable(sheet, itemWords);
export const findOptions = (sheet: Sheet): Table<OptionColumn> => findTable(sheet, optionWords);

/**
 * Finds the tables to import. The sheet of options is found by its name. The items are in the sheet with the
 * most known columns.
 */
export function findTables(sheets: readonly Sheet[]): {
  items: Table<ItemColumn>;
  options: Table<OptionColumn> | undefined;
} {
  const optionSheet =
    sheets.length > 1 ? sheets.find(({ name }) => optionSheets.has(plainHeader(name))) : undefined;
  const [items] = sheets
    .filter((sheet) => sheet !== optionSheet)
    .map(findItems)
    .sort((one, other) => countKnown(other.matching) - countKnown(one.matching));
  if (!items) throw new Error('a file without sheets');
  const options = optionSheet && findOptions(optionSheet);
  const isUsable = options?.matching.includes('collection') && options.matching.includes('choice');
  return { items, options: isUsable ? options : undefined };
}

function findTable<C extends string>(sheet: Sheet, columnOf: ReadonlyMap<string, C>): Table<C> {
  const heads = sheet.rows
    .slice(0, lastHead)
    .map((row, head) => ({ sheet, head, matching: matchHead(row, columnOf) }));
  const [best] = heads.toSorted((one, other) => countKnown(other.matching) - countKnown(one.matching));
  if (best && countKnown(best.matching) > 0) return best;

  // No column is known: take the first row that looks like a header.
  const head = Math.max(
    0,
    sheet.rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1),
  );
  return { sheet, head, matching: matchHead(sheet.rows[head] ?? [], columnOf) };
}

/** If two columns have the same name, the first one counts. */
function matchHead<C extends string>(row: readonly string[], columnOf: ReadonlyMap<string, C>): Matching<C> {
  const taken = new Set<C>();
  return row.map((cell) => {
    const column =
      columnOf.get(plainHeader(cell)) ?? columnOf.get(plainHeader(cell.replaceAll(/[([].*?[)\]]/g, '')));
    if (column === undefined || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  });
}

export function countKnown(matching: Matching<string>): number {
  return matching.filter((column) => column !== undefined).length;
}

function wordsOf<C extends string>(columns: readonly C[], all: Record<C, string[]>): ReadonlyMap<string, C> {
  return new Map(
    columns.flatMap((column) => all[column].map((word) => [plainHeader(word), column] as const)),
  );
}

/** A name normalized for comparison: no spaces, punctuation or letter case. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
