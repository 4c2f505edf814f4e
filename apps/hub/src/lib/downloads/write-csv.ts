import { escapeFormula } from './formula-escape.ts';

export type Cell = string | number;

/** Byte order mark, without which Excel does not read the file as UTF-8. */
const mark = '\uFEFF';

/** A CSV file. Its cells are escaped by `writeCsv`. */
export function csvFile(text: string, { hasMark = true }: { hasMark?: boolean } = {}): Blob {
  return new Blob([hasMark ? `${mark}${text}` : text], { type: 'text/csv;charset=utf-8' });
}

/** Writes rows as RFC 4180: CRLF between rows, doubled quotes. Text that looks like a formula is escaped. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(written).join(',')).join('\r\n');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  // Also quotes a cell that begins or ends with a space, which some readers would trim, or that contains a byte order
  // mark, which readers would drop at the beginning.
  return /[",\r\n\uFEFF]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
