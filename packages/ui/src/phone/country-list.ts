/** ISO 3166-1 alpha-2 code, and the calling code without the plus. */
export type Country = { code: string; callingCode: string };
export type NamedCountry = Country & { name: string };
type FoundBy = NamedCountry & { words: string[] };

/** Languages in which countries can be searched, whatever the page's language. */
const searchedIn = ['ko', 'en'];

export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** Countries sorted by name in the page's language, with their search terms. */
export function nameCountries(countries: readonly Country[], language: string): FoundBy[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const searched = searchedIn.flatMap((each) => [
    new Intl.DisplayNames([each], { type: 'region' }),
    new Intl.DisplayNames([each], { type: 'region', style: 'short' }),
  ]);
  const { compare } = new Intl.Collator(language);

  return countries
    .map((country) => ({
      ...country,
      name: names.of(country.code) ?? country.code,
      words: [...new Set(searched.map((each) => fold(each.of(country.code) ?? '')))],
    }))
    .sort((one, other) => compare(one.name, other.name));
}

/**
 * Countries that match a search text: part of the name in Korean or English (also an incomplete syllable or initial
 * consonants), calling code or ISO code. The best match is first.
 */
export function findCountries(countries: readonly FoundBy[], text: string): FoundBy[] {
  const wanted = fold(text);
  if (wanted === '') return [...countries];

  return countries
    .map((country) => ({ country, rank: rankOf(country, wanted) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

/** The country code after or before the active one, cyclic. The first or last code if none is active. */
export function stepThrough(countries: readonly Country[], active: string, step: 1 | -1): string {
  const at = countries.findIndex(({ code }) => code === active);
  const next = at === -1 && step === -1 ? -1 : at + step;
  return countries.at(next % (countries.length || 1))?.code ?? '';
}

const noMatch = 4;

function rankOf({ code, callingCode, words }: FoundBy, wanted: string): number {
  const digits = /^\+?(\d+)$/.exec(wanted)?.[1];
  if (digits) return callingCode === digits ? 0 : callingCode.startsWith(digits) ? 1 : noMatch;

  if (code.toLowerCase() === wanted || words.includes(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 1;
  if (words.some((word) => word.includes(wanted))) return 2;
  return isInitials(wanted) && words.some((word) => initials(word).startsWith(wanted)) ? 3 : noMatch;
}

/**
 * Decomposes a text, so that accents are ignored and an incomplete Korean syllable matches the beginning of a whole one.
 */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const isInitials = (text: string) => /^[\u1100-\u1112]+$/.test(text);
const initials = (text: string) => text.replace(/[^\u1100-\u1112]/g, '');
