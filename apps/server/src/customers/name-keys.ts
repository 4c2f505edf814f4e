import { foldName } from '@maru/contract/menu/fold-name.ts';

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** Syllables with the same initial consonant follow each other. */
const syllablesOfInitial = 588;

/** How a name is found: by its folded beginning, and by the initial consonants of its syllables. */
export function nameKeys(name: string): { nameKey: string; nameInitials: string } {
  const nameKey = foldName(name).replace(/\s/g, '');
  return { nameKey, nameInitials: [...nameKey].map(initialOf).join('') };
}

/** The initial consonant of a Korean syllable; any other character stays. */
function initialOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return letter;
  return initials[Math.floor((code - firstSyllable) / syllablesOfInitial)] ?? letter;
}

/** Whether a search consists of initial consonants only. */
export function isInitials(text: string): boolean {
  return text !== '' && [...text].every((letter) => initials.includes(letter));
}
