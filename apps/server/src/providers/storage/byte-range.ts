/** First and last byte. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header: undefined for the whole file, which also answers several ranges or a malformed header;
 * 'NONE' if the range is outside the file.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'NONE' | undefined {
  const [found, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (found === undefined || (first === '' && last === '')) return undefined;
  if (first === '') return suffix(Number(last), length);

  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'NONE' : { start, end };
}

function suffix(count: number, length: number): ByteRange | 'NONE' {
  return count === 0 || length === 0 ? 'NONE' : { start: Math.max(0, length - count), end: length - 1 };
}
