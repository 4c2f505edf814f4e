/**
 * Spreadsheets run cells that begin like this as formulas, also in CSV files. A leading apostrophe makes them text. A
 * cell that already has one gets another, so that reading removes exactly what writing added. A negative number stays a
 * number, so that a spreadsheet adds it up.
 */
const formula = /^'*[=+\-@\t\r]/;
const negative = /^-\d+(\.\d+)?$/;
const escaped = /^'+[=+\-@\t\r]/;

export function escapeFormula(cell: string): string {
  return formula.test(cell) && !negative.test(cell) ? `'${cell}` : cell;
}

export function unescapeFormula(cell: string): string {
  return escaped.test(cell) ? cell.slice(1) : cell;
}
