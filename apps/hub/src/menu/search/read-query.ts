import { canBeChoseong, convertQwertyToHangul, disassemble } from 'es-hangul';
import { plain } from './search-forms.ts';

/** One way to read what was typed. */
export type Reading = {
  typed: string;
  /** Taken apart; a keyboard joins two consonants typed in a row (ㄱ and ㅅ become ㄳ). */
  letters: string;
  /** Nothing but initials: looked for among the initials of names. */
  isConsonants: boolean;
};

export type Query = {
  /** What may have been meant by all of it, its spaces left out. */
  whole: readonly Reading[];
  /** What may have been meant by each word, where there are several: they may stand in any order. */
  words: readonly (readonly Reading[])[];
};

/** Null for no words. */
export function readQuery(query: string): Query | null {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  return { whole: readingsOf(words.join('')), words: words.length > 1 ? words.map(readingsOf) : [] };
}

/** The letters as they are, and what these keys are on a Korean keyboard. */
function readingsOf(keys: string): Reading[] {
  return [...new Set([plain(keys), ...asHangul(keys)])].map((typed) => {
    const letters = disassemble(typed);
    return { typed, letters, isConsonants: [...letters].every((letter) => canBeChoseong(letter)) };
  });
}

/** Shift makes double consonants, but caps lock is no shift: both readings count. */
function asHangul(keys: string): string[] {
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/i.test(keys)) return [];
  return [keys, keys.toLowerCase()].map((word) => plain(convertQwertyToHangul(word)));
}
