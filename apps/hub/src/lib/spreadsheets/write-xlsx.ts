import writeXlsxFile from 'write-excel-file/universal';
import type { Sheet } from './sheet.ts';

/** A sheet whose first row is the header. All cells are text, except those of `numberColumns`. */
export type SheetToWrite = Sheet & { numberColumns: readonly number[]; widths: readonly number[] };

/** Writes an .xlsx file. No cell is a formula, whatever its text begins with. */
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

/**
 * Escapes names like `toString`: the library looks texts up in a plain object and would find them without
 * having added them.
 */
function escapeText(text: string): string {
  const [first = ''] = text;
  return text in Object.prototype ? `${escapeUnit(first)}${text.slice(1)}` : escapeControls(text);
}

/** Escapes characters that XML does not allow, and texts that look like such an escape. */
function escapeControls(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(unwritable, (character) => character.split('').map(escapeUnit).join(''));
}

function escapeUnit(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

const unwritable = /[\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]/gu;
