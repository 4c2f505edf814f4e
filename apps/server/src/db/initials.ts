/** The 19 initial consonants, in the order of the syllables. */
const initials =
  '\u3131\u3132\u3134\u3137\u3138\u3139\u3141\u3142\u3143\u3145\u3146\u3147\u3148\u3149\u314a\u314b\u314c\u314d\u314e';
/** Number of consecutive syllables with the same initial consonant. */
const syllablesOfInitial = 588;
const firstSyllable = 0xac00;

/** Consonants that keyboards join when they are typed in a row. */
const joined: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** A typed search with its joined consonants apart: ㄳ is ㄱㅅ. */
export function splitJoined(typed: string): string {
  return [...typed.normalize('NFC')].map((letter) => joined[letter] ?? letter).join('');
}

/**
 * A regular expression for a search that contains initial consonants. A consonant matches itself and any syllable that
 * begins with it, and other letters match themselves. Undefined if the text contains no initial consonant.
 */
export function initialsPattern(text: string): string | undefined {
  const letters = [...text];
  return letters.some((letter) => initials.includes(letter)) ? letters.map(asPattern).join('') : undefined;
}

function asPattern(letter: string): string {
  const place = initials.indexOf(letter);
  if (place < 0) return letter.replace(/[^\p{L}\p{N}]/u, '\\$&');
  const first = firstSyllable + place * syllablesOfInitial;
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + syllablesOfInitial - 1)}${letter}]`;
}

/** Escapes a text for LIKE, so that it matches only itself. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
