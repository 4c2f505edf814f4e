import { canBeChoseong, convertQwertyToHangul, disassemble } from 'es-hangul';
import { plain } from './search-forms.ts';

/** One way to read what was typed. */
export type Query = {
  typed: string;
  /** Taken apart; a keyboard joins two consonants typed in a row (ㄱ and ㅅ become ㄳ). */
  letters: string;
  /** Nothing but initials: looked for among the initials of names. */
  isConsonants: boolean;
};

/** What may have been meant: the words as they are, and what these keys are on a Korean keyboard. None for no words. */
export function readQuery(query: string): Query[] {
  const typed = plain(query);
  if (typed === '') return [];
  return [...new Set([typed, ...asHangul(query)])].map((words) => {
    const letters = disassemble(words);
    return { typed: words, letters, isConsonants: [...letters].every((letter) => canBeChoseong(letter)) };
  });
}

/** Shift makes double consonants, but caps lock is no shift: both readings count. */
function asHangul(query: string): string[] {
  const keys = query.replaceAll(/\s/g, '');
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/i.test(keys)) return [];
  return [keys, keys.toLowerCase()].map((word) => plain(convertQwertyToHangul(word)));
}
