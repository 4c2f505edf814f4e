import { escapeFormula } from './formula-escape.ts';

export type Cell = string | number;

/** Excel takes a file for UTF-8 only by this mark. */
const mark = '\uFEFF';

/** A CSV file that spreadsheets open without running anything in it. */
export function csvFile(text: string, { hasMark = true }: { hasMark?: boolean } = {}): Blob {
  return new Blob([hasMark ? `${mark}${text}` : text], { type: 'text/csv;charset=utf-8' });
}

/** RFC 4180: CRLF between rows, quotes doubled. A text is never read as a formula. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(written).join(',')).join('\r\n');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  // Some readers take away spaces at the ends, and all of them a mark at the beginning.
  return /[",\r\n\uFEFF]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
