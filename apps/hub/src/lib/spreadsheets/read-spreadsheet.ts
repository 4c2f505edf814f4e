import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { FileRefused, mostFileBytes, type Sheet } from './sheet.ts';

/** Reads the sheets of a file. The format is recognised by content, not by file name. Throws FileRefused. */
export async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  if (bytes.length > mostFileBytes) throw new FileRefused('tooLarge');
  const sheets = await readSheets(bytes);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (filled.length === 0) throw new FileRefused('empty');
  return filled;
}

async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(bytes);
  // The container format of Excel 97, also used by files with a password.
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new FileRefused(isEncrypted(bytes) ? 'encrypted' : 'oldExcel');
  return [{ name: '', rows: readCsv(bytes) }];
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte);
}

/** Encrypted workbooks have a stream of this name, in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}
