import {
  type ItemColumn,
  type ItemRow,
  longestCell,
  type OptionColumn,
  type OptionRow,
} from '@maru/contract/menu/import-rows.ts';
import type { Table } from './match-columns.ts';

export const itemRowsOfTable = (table: Table<ItemColumn>): ItemRow[] => rowsOf(table);
export const optionRowsOfTable = (table: Table<OptionColumn>): OptionRow[] => rowsOf(table);

/** Rows below the header with their line number. Blank rows are left out. */
function rowsOf<C extends string>({
  sheet,
  head,
  matching,
}: Table<C>): ({ row: number } & Partial<Record<C, string>>)[] {
  const used = matching.flatMap((column, index) => (column === undefined ? [] : [{ column, index }]));
  return sheet.rows.slice(head + 1).flatMap((row, index) => {
    const cells = used.map(
      ({ column, index }) => [column, (row[index] ?? '').slice(0, longestCell)] as const,
    );
    if (cells.every(([, cell]) => cell.trim() === '')) return [];
    const named: Partial<Record<C, string>> = {};
    for (const [column, cell] of cells) named[column] = cell;
    return [{ row: head + index + 2, ...named }];
  });
}
