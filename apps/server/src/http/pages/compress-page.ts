import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** 4 of 11: a page in a millisecond, within a few per cent of the smallest. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

export type CompressedPage = { body: Buffer | string; encoding?: 'br' | 'gzip' };

/**
 * Compresses a rendered page for a browser that says it takes that. What a page reflects of its address could let its
 * size tell a secret beside it; a page has none but the nonce, which is another one each time.
 */
export async function compressPage(html: string, accepts: string | undefined): Promise<CompressedPage> {
  const taken = (accepts ?? '').split(',').map((one) => one.trim());
  if (taken.includes('br'))
    return { body: await promisify(brotliCompress)(html, { params }), encoding: 'br' };
  if (taken.includes('gzip')) return { body: await promisify(gzip)(html), encoding: 'gzip' };
  return { body: html };
}
