import { createMultibyteEncoder } from '@exodus/bytes/multi-byte.js';

const encode = createMultibyteEncoder('euc-kr');
const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Encodes in the code page of Korean Windows, with a question mark for each missing character. */
export function encodeCp949(text: string): { bytes: Uint8Array<ArrayBuffer>; replaced: number } {
  const whole = tryEncode(text);
  if (whole) return { bytes: whole, replaced: 0 };

  let replaced = 0;
  const known = new Map<string, boolean>();
  const isKnown = (character: string) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const is = tryEncode(character) !== undefined;
    known.set(character, is);
    return is;
  };
  const kept: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (isKnown(segment)) kept.push(segment);
    else {
      kept.push('?');
      replaced += 1;
    }
  }
  return { bytes: encode(kept.join('')), replaced };
}

function tryEncode(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return encode(text);
  } catch {
    return undefined;
  }
}
