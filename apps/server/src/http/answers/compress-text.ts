import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** 4 of 11: a page in a millisecond, a menu of 1,000 items in three, within a few per cent of the smallest. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

export type CompressedText = { body: Buffer | string; encoding?: 'br' | 'gzip' };

/** Compresses a text for who says that they take that, beside the thread that answers. */
export async function compressText(text: string, accepts: string | undefined): Promise<CompressedText> {
  const taken = (accepts ?? '').split(',').flatMap((one) => encodingOf(one) ?? []);
  if (taken.includes('br'))
    return { body: await promisify(brotliCompress)(text, { params }), encoding: 'br' };
  if (taken.includes('gzip')) return { body: await promisify(gzip)(text), encoding: 'gzip' };
  return { body: text };
}

/** `gzip;q=0.8` is taken, `br;q=0` is not. */
function encodingOf(accepted: string): string | undefined {
  const [name = '', ...parameters] = accepted.split(';').map((part) => part.trim().toLowerCase());
  return parameters.some((one) => /^q=0(\.0*)?$/.test(one)) ? undefined : name;
}
