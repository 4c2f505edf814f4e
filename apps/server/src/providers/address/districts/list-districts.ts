import { type Match, matchDistrict, spellingsOf } from './match-district.ts';
import { readDistricts } from './read-districts.ts';

const most = 50;
/** Initial consonants of syllables, in Unicode order. */
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** Districts that the text begins with; else those whose name, or its initial consonants, begins with the text. */
export async function listDistricts(text: string): Promise<Omit<Match, 'letters'>[]> {
  const written = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const districts = await readDistricts();
  const matches = districts.flatMap((district) => matchDistrict(district, written) ?? []);
  const longest = Math.max(0, ...matches.map(({ letters }) => letters));
  if (longest > 0) return matches.filter(({ letters }) => letters === longest).slice(0, most);

  const beginning = written.replaceAll(' ', '');
  if (beginning === '') return [];
  const read = [...beginning].every((letter) => initials.includes(letter)) ? initialsOf : asItIs;
  return districts
    .filter((district) => spellingsOf(district).some(({ letters }) => read(letters).startsWith(beginning)))
    .map((district) => ({ district, rest: '' }))
    .slice(0, most);
}

function asItIs(letters: string): string {
  return letters;
}

function initialsOf(letters: string): string {
  return [...letters]
    .map((letter) => initials[Math.floor((letter.charCodeAt(0) - 0xac00) / 588)] ?? '')
    .join('');
}
