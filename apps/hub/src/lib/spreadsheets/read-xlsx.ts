import { strFromU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { FileRefused, type Sheet } from './sheet.ts';

/** Maximum unpacked size in bytes. A menu of 20,000 items has a tenth of this size. */
const mostUnpacked = 200_000_000;
/** Maximum sheet size in cells, empty ones included. */
const mostCells = 5_000_000;

/** Reads the sheets of an .xlsx file. Throws FileRefused. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const files = unpack(bytes);
  if (!files['xl/workbook.xml']) throw new FileRefused('notReadable');
  refuseWide(files);
  try {
    // Repacked without compression: the library unpacks large parts in workers, which our Content-Security-Policy
    // forbids.
    const plain = zipSync(files, { level: 0 });
    const sheets = await readXlsxFile(plain.buffer, { parseNumber: plainNumber, trim: false });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
  } catch {
    throw new FileRefused('notReadable');
  }
}

/** Unpacks the parts that a workbook needs, up to a limit: a small archive may unpack to a huge size. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/.test(name)) return false;
        size += originalSize;
        if (size > mostUnpacked) throw new FileRefused('tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('notReadable');
  }
}

/**
 * Refuses sheets that are too large: a single stray cell in the last corner makes a sheet of billions of
 * cells.
 */
function refuseWide(files: Record<string, Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) continue;
    let width = 0;
    let height = 0;
    for (const [, letters = '', row] of strFromU8(content, true).matchAll(/<c r="([A-Z]{1,3})(\d{1,7})"/g)) {
      width = Math.max(width, columnOf(letters));
      height = Math.max(height, Number(row));
    }
    if (width * height > mostCells) throw new FileRefused('tooLarge');
  }
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** Rounds a number to fifteen digits, as a spreadsheet shows it. Avoids exponents such as `8.8E+12`. */
function plainNumber(raw: string): string {
  return /^-?\d{1,15}$/.test(raw) ? raw : String(Number(Number(raw).toPrecision(15)));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}
