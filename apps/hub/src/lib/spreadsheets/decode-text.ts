import { createMultibyteDecoder } from '@exodus/bytes/multi-byte.js';
import { FileRefused } from './sheet.ts';

const marks = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes by byte order mark, else as UTF-8, else as the code page of Korean Windows (CP949, called euc-kr on the web).
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  const text = marked
    ? new TextDecoder(marked.encoding).decode(bytes)
    : (tryTo(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ??
      // Browsers decode all of CP949 as euc-kr; other JavaScript runtimes do not.
      tryTo(() => createMultibyteDecoder('euc-kr')(bytes)));
  // Text has no NUL characters; binary files have many.
  if (text === undefined || text.includes('\0')) throw new FileRefused('notReadable');
  return text;
}

function tryTo(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
