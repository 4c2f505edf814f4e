export type Cell = string | number;

/** Excel takes the file for UTF-8 only by this mark. */
const mark = '\uFEFF';

/** RFC 4180: CRLF, quotes doubled. A text is never read as a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return mark + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
