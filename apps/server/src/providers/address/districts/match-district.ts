import { provinces } from './provinces.ts';
import type { District } from './read-districts.ts';

/** `letters`: the number of matched letters; `rest`: the text after the match. */
export type Match = { district: District; letters: number; rest: string };

type Spelling = { letters: string; isShort: boolean };

/** Matches the beginning of a text against all usual spellings of a district, ignoring spaces. */
export function matchDistrict(district: District, text: string): Match | undefined {
  const matches = spellingsOf(district).flatMap(({ letters, isShort }) => {
    const end = endOf(text, letters);
    // A short name may be the beginning of another word: 강남 of 강남대로, 동구 of 동구릉로.
    const isWhole = end !== undefined && (!isShort || /^($|[\s,])/.test(text.slice(end)));
    return isWhole
      ? [{ district, letters: letters.length, rest: text.slice(end).replace(/^[\s,]+/, '') }]
      : [];
  });
  return matches.toSorted((one, other) => other.letters - one.letters)[0];
}

/** The end of `letters` in a text that begins with them, ignoring spaces. */
function endOf(text: string, letters: string): number | undefined {
  let at = 0;
  for (const letter of letters) {
    while (text[at] === ' ') at += 1;
    if (text[at] !== letter) return undefined;
    at += 1;
  }
  return at;
}

/** All spellings of a district, without spaces. */
export function spellingsOf({ code, name }: District): Spelling[] {
  const own = namesOf(name);
  const { name: province = '', short = '', also = [] } = provinces[code.slice(0, 2)] ?? {};
  const alone = [
    ...[province, ...also].map((letters) => ({ letters, isShort: false })),
    { letters: short, isShort: true },
  ];
  const together = alone.flatMap(({ letters }) =>
    own.map((rest) => ({ letters: letters + rest.letters, isShort: rest.isShort && !rest.isLong })),
  );
  return [...alone, ...own.map(({ letters, isShort }) => ({ letters, isShort })), ...together];
}

/** `수원시 장안구`: 수원시장안구, 수원장안구, 장안구, 장안, and the city alone. */
function namesOf(name: string): (Spelling & { isLong: boolean })[] {
  const parts = name.split(' ');
  const [last = '', city] = parts.toReversed();
  if (last === '') return [];
  const districts = [
    { letters: last, isShort: last.length < 3, isLong: true },
    { letters: last.slice(0, -1), isShort: true, isLong: false },
  ].filter(({ letters }) => letters.length > 1);
  if (!city) return districts;

  const cities = [
    { letters: city, isShort: false, isLong: true },
    { letters: city.slice(0, -1), isShort: true, isLong: false },
  ];
  const both = cities.flatMap((one) =>
    districts.map((two) => ({ ...two, letters: one.letters + two.letters, isShort: !two.isLong })),
  );
  return [...both, ...districts, ...cities];
}
