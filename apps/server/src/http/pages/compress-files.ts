import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(js|css|html|svg|json|webmanifest)$/;
/** For smaller files the saving is less than the header. */
const smallest = 256;
/** 9 of 11: nearly as small and many times faster, because this runs during the first start. */
const brotliQuality = 9;

/** Writes a .br and a .gz next to each file that gets smaller, so that serving needs no compression. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;

  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const written: [string, Buffer][] = [
    [`${path}.br`, await promisify(brotliCompress)(content, { params })],
    [`${path}.gz`, await promisify(gzip)(content, { level: 9 })],
  ];
  for (const [file, bytes] of written) if (bytes.length < content.length) await writeFile(file, bytes);
}
