import writeXlsxFile from 'write-excel-file/universal';
import type { Sheet } from './sheet.ts';

/** Sheets whose first row is their head. Every cell is text but those of `numberColumns`. */
export type SheetToWrite = Sheet & { numberColumns: readonly number[]; widths: readonly number[] };

/** An .xlsx file; nothing in it is a formula, however it begins. */
export function writeXlsx(sheets: readonly SheetToWrite[]): Promise<Blob> {
  return writeXlsxFile(
    sheets.map(({ name, rows, numberColumns, widths }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: widths.map((width) => ({ width })),
      data: rows.map((row, line) =>
        row.map((cell, column) => {
          if (cell === '') return null;
          if (line === 0) return { value: cell, type: String, fontWeight: 'bold' as const };
          return numberColumns.includes(column) && /^-?\d{1,15}$/.test(cell)
            ? { value: Number(cell), type: Number }
            : { value: escapeText(cell), type: String };
        }),
      ),
    })),
  ).toBlob();
}

/** The library keeps texts by themselves in a plain object, where a cell named `toString` is found before it was put there. */
function escapeText(text: string): string {
  const [first = ''] = text;
  return text in Object.prototype ? `${escapeUnit(first)}${text.slice(1)}` : escapeControls(text);
}

/** What XML has no place for, as spreadsheets write it; and what only looks like that. */
function escapeControls(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(unwritable, (character) => character.split('').map(escapeUnit).join(''));
}

function escapeUnit(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

const unwritable = /[\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]/gu;
