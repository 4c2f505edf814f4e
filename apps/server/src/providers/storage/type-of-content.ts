import { fileTypeFromBuffer } from 'file-type';

/** As many first bytes as it takes to tell a type. */
export const tellingBytes = 4_100;

/** The type of a file by its first bytes, whatever its name says. */
export async function typeOfContent(beginning: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(beginning);
  return found?.mime ?? 'application/octet-stream';
}
