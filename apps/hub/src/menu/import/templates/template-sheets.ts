import type { CellWords, ItemCells, OptionCells } from '@maru/contract/menu/export-rows.ts';
import { optionColumns } from '@maru/contract/menu/import-rows.ts';
import { itemSheet, optionSheet, type SheetWords } from '#hub/menu/spreadsheets/menu-sheets.ts';

export const templateKinds = ['cafe', 'restaurant', 'shop'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Lines of cells separated by semicolons, as in the locale files. */
export type TemplateLines = { items: readonly string[]; options: readonly string[] };

const itemCells = [
  'category',
  'name',
  'nameEn',
  'price',
  'stock',
  'barcode',
  'taxable',
  'options',
  'description',
] as const;

/** Makes the sheets of a sample menu. The codes Y, N, T and F are replaced by words. */
export function templateSheets({ items, options }: TemplateLines, words: SheetWords & CellWords) {
  const yesOrNo = { Y: words.yes, N: words.no };
  const tax = { T: words.taxed, F: words.taxFree };
  const itemRows = items.map((line): Partial<ItemCells> => {
    const cells = cellsOf(line, itemCells);
    return { ...cells, placeEnabled: words.yes, taxable: wordOf(tax, cells.taxable) };
  });
  const optionRows = options.map((line): Partial<OptionCells> => {
    const cells = cellsOf(line, optionColumns);
    const word = (cell: string) => wordOf(yesOrNo, cell);
    const { mandatory, multiple, byDefault } = cells;
    return { ...cells, mandatory: word(mandatory), multiple: word(multiple), byDefault: word(byDefault) };
  });
  return [itemSheet(itemRows, words), ...(optionRows.length > 0 ? [optionSheet(optionRows, words)] : [])];
}

function cellsOf<C extends string>(line: string, columns: readonly C[]): Record<C, string> {
  const cells = line.split(';').map((cell) => cell.trim());
  return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])) as Record<
    C,
    string
  >;
}

function wordOf(words: Record<string, string>, cell: string): string {
  return words[cell] ?? cell;
}
