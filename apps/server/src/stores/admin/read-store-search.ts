import type { StoreSearch } from './admin-stores.queries.ts';

/** The 19 initial consonants, in the order of the syllables. */
const initials =
  '\u3131\u3132\u3134\u3137\u3138\u3139\u3141\u3142\u3143\u3145\u3146\u3147\u3148\u3149\u314a\u314b\u314c\u314d\u314e';
/** Number of consecutive syllables with the same initial consonant. */
const syllablesOfInitial = 588;
const firstSyllable = 0xac00;

/** Fewer digits are not searched as a business number. */
const fewestDigits = 3;

/** Turns the typed text into search terms; undefined if it is blank. */
export function readStoreSearch(typed: string): StoreSearch | undefined {
  const text = typed.trim();
  if (text === '') return undefined;

  const joined = text.replaceAll(/\s/g, '');
  const digits = joined.replaceAll('-', '');
  const isNumber = /^\d+$/.test(digits) && digits.length >= fewestDigits;
  const hasInitials = [...joined].some((letter) => initials.includes(letter));
  return {
    like: `%${escapeLike(text)}%`,
    nameLike: `%${escapeLike(joined)}%`,
    ...(hasInitials && { initials: [...joined].map(asPattern).join('') }),
    ...(isNumber && { digitsLike: `%${digits}%` }),
  };
}

/** Matches any syllable with this initial consonant; other letters match themselves. */
function asPattern(letter: string): string {
  const place = initials.indexOf(letter);
  if (place < 0) return letter.replace(/[^\p{L}\p{N}]/u, '\\$&');
  const first = firstSyllable + place * syllablesOfInitial;
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + syllablesOfInitial - 1)}${letter}]`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
