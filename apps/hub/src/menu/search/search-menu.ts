import { type Query, type Reading, readQuery } from './read-query.ts';
import { type Searchable, type SearchForms, searchFormsOf } from './search-forms.ts';

/** What is searched of a menu; made once per menu, a search of 20,000 items then takes a few milliseconds. */
export type SearchIndex<T extends Searchable> = {
  items: readonly T[];
  /** Of each item, in the same order. */
  forms: readonly SearchForms[];
  byBarcode: ReadonlyMap<string, T>;
};

/** Of 20,000 items the first costs a tenth of a second; items found again after a change of the menu cost nothing. */
export function indexForSearch<T extends Searchable>(items: readonly T[]): SearchIndex<T> {
  return { items, forms: items.map(searchFormsOf), byBarcode: barcodesOf(items) };
}

/**
 * Items found by Korean name (also half-typed), initial consonants, either of these typed with the keyboard on
 * English, English name, or barcode; of several words in any order. Best first; those that match equally keep the menu's
 * order.
 */
export function searchMenu<T extends Searchable>(index: SearchIndex<T>, query: string): readonly T[] {
  const read = readQuery(query);
  if (!read) return index.items;

  const found: Record<Rank, T[]> = { BARCODE: [], START: [], INSIDE: [], WORDS: [] };
  index.forms.forEach((forms, at) => {
    const rank = rankOf(forms, read);
    const item = index.items[at];
    if (rank && item) found[rank].push(item);
  });
  return [...found.BARCODE, ...found.START, ...found.INSIDE, ...found.WORDS];
}

/** The item a scanner means; a code is read whole or not at all. */
export function itemByBarcode<T extends Searchable>(index: SearchIndex<T>, code: string): T | undefined {
  return index.byBarcode.get(code.trim());
}

type Rank = 'BARCODE' | 'START' | 'INSIDE' | 'WORDS';

function rankOf(forms: SearchForms, { whole, words }: Query): Rank | null {
  if (whole.some(({ typed }) => typed === forms.barcode)) return 'BARCODE';
  // Few names have the first word: the others cost nothing more.
  for (const word of words) if (!hasAny(forms, word)) return null;

  let rank: Rank | null = words.length > 0 ? 'WORDS' : null;
  for (const reading of whole) {
    const at = positionOf(reading, forms);
    if (at === 0) return 'START';
    if (at > 0) rank = 'INSIDE';
  }
  return rank;
}

function hasAny(forms: SearchForms, readings: readonly Reading[]): boolean {
  for (const reading of readings) if (positionOf(reading, forms) >= 0) return true;
  return false;
}

/** Where a reading stands in the name or the English name, 0 wherever one of them begins with it. */
function positionOf({ letters, isConsonants }: Reading, { name, nameEn, consonants }: SearchForms): number {
  if (isConsonants) return consonants.indexOf(letters);
  const inName = name.indexOf(letters);
  if (inName === 0 || nameEn === '') return inName;
  const inEnglish = nameEn.indexOf(letters);
  return inEnglish === 0 || inName < 0 ? inEnglish : inName;
}

function barcodesOf<T extends Searchable>(items: readonly T[]): ReadonlyMap<string, T> {
  const byBarcode = new Map<string, T>();
  for (const item of items) {
    if (item.barcode !== null && !byBarcode.has(item.barcode)) byBarcode.set(item.barcode, item);
  }
  return byBarcode;
}
