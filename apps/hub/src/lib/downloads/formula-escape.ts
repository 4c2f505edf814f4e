/**
 * Spreadsheets run what begins like this, also from a CSV file of somebody else. An apostrophe before it makes it text; one
 * more where one stands already, so that reading takes away exactly what writing has added.
 */
const formula = /^'*[=+\-@\t\r]/;
const escaped = /^'+[=+\-@\t\r]/;

export function escapeFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

export function unescapeFormula(cell: string): string {
  return escaped.test(cell) ? cell.slice(1) : cell;
}
