import { fileTypeFromBuffer } from 'file-type';

/** The number of first bytes needed to detect a type. */
export const bytesToDetectType = 4_100;

/** Detects a file's type by its first bytes, not by its name. */
export async function typeOfContent(beginning: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(beginning);
  return found?.mime ?? 'application/octet-stream';
}
