import type { SheetToWrite } from './write-xlsx.ts';

type Cells = readonly (string | number)[];

const wide = 28;
const narrow = 16;

/** A sheet with a name in its first column and numbers in all others. */
export function sheetOf(name: string, rows: readonly Cells[]): SheetToWrite {
  const columns = Math.max(...rows.map((row) => row.length));
  return {
    name,
    rows: rows.map((row) => row.map(String)),
    numberColumns: Array.from({ length: columns - 1 }, (_, column) => column + 1),
    widths: Array.from({ length: columns }, (_, column) => (column === 0 ? wide : narrow)),
  };
}
