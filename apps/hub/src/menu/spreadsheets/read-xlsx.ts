import { strFromU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { FileRefused, type Sheet } from './sheet.ts';

/** What an archive may hold unpacked, in bytes: a menu of 20,000 items is a tenth of it. */
const mostUnpacked = 200_000_000;
/** So many cells, filled or not, a sheet may reach over. */
const mostCells = 5_000_000;

/** The sheets of an .xlsx file. Throws FileRefused. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const files = unpack(bytes);
  if (!files['xl/workbook.xml']) throw new FileRefused('notReadable');
  refuseWide(files);
  try {
    // Packed again without compression: the library would unpack large parts in workers that our pages do not allow.
    const plain = zipSync(files, { level: 0 });
    const sheets = await readXlsxFile(plain.buffer, { parseNumber: plainNumber, trim: false });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
  } catch {
    throw new FileRefused('notReadable');
  }
}

/** Unpacks what a workbook needs; a small archive may claim to hold a great deal. */
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

/** One stray cell in the last corner makes a sheet of billions. */
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

/** As a spreadsheet shows it: fifteen figures, never `8.8E+12`. */
function plainNumber(raw: string): string {
  return /^-?\d{1,15}$/.test(raw) ? raw : String(Number(Number(raw).toPrecision(15)));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}
