import { canBeChoseong, convertQwertyToHangul, disassemble } from 'es-hangul';
import { plainText } from './search-forms.ts';

/** One interpretation of the typed text. */
export type Reading = {
  typed: string;
  /** Split into single letters, since keyboards join two consonants typed in a row (ㄱ and ㅅ become ㄳ). */
  letters: string;
  /** Whether it consists of consonants only. It is then matched against the initial consonants of names. */
  isConsonants: boolean;
};

export type Query = {
  /** Interpretations of the whole query without spaces. */
  whole: readonly Reading[];
  /** Interpretations of each word, if there are several. Words match in any order. */
  words: readonly (readonly Reading[])[];
};

/** Null for an empty query. */
export function readQuery(query: string): Query | null {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  return { whole: readingsOf(words.join('')), words: words.length > 1 ? words.map(readingsOf) : [] };
}

/** The text itself, and what the same keys would type on a Korean keyboard. */
function readingsOf(keys: string): Reading[] {
  return [...new Set([plainText(keys), ...asHangul(keys)])].map((typed) => {
    const letters = disassemble(typed);
    return { typed, letters, isConsonants: [...letters].every((letter) => canBeChoseong(letter)) };
  });
}

/** Shift types double consonants but caps lock does not, so both readings are tried. */
function asHangul(keys: string): string[] {
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/i.test(keys)) return [];
  return [keys, keys.toLowerCase()].map((word) => plainText(convertQwertyToHangul(word)));
}
