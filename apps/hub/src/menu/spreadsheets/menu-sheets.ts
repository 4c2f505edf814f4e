import type { ItemCells, OptionCells } from '@maru/contract/menu/export-rows.ts';
import {
  type ItemColumn,
  itemColumns,
  type OptionColumn,
  optionColumns,
} from '@maru/contract/menu/import-rows.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';

/** Headings in the language of the file. */
export type SheetWords = {
  columns: Record<ItemColumn | OptionColumn, string>;
  sheets: { items: string; options: string };
};

const numberColumns = new Set<ItemColumn | OptionColumn>(['price', 'stock', 'priceDifference']);
const wideColumns = new Set<ItemColumn | OptionColumn>(['name', 'nameEn', 'description', 'options', 'id']);

export function itemSheet(rows: readonly Partial<ItemCells>[], words: SheetWords): SheetToWrite {
  return sheetOf(words.sheets.items, itemColumns, rows, words);
}

export function optionSheet(rows: readonly Partial<OptionCells>[], words: SheetWords): SheetToWrite {
  return sheetOf(words.sheets.options, optionColumns, rows, words);
}

function sheetOf<C extends ItemColumn | OptionColumn>(
  name: string,
  columns: readonly C[],
  rows: readonly Partial<Record<C, string>>[],
  words: SheetWords,
): SheetToWrite {
  return {
    name,
    rows: [
      columns.map((column) => words.columns[column]),
      ...rows.map((row) => columns.map((column) => row[column] ?? '')),
    ],
    numberColumns: columns.flatMap((column, place) => (numberColumns.has(column) ? place : [])),
    widths: columns.map((column) => (wideColumns.has(column) ? 28 : 14)),
  };
}
