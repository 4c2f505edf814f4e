import { type Query, readQuery } from './read-query.ts';
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
 * English, English name, or barcode. Best first; those that match equally keep the menu's order.
 */
export function searchMenu<T extends Searchable>(index: SearchIndex<T>, query: string): readonly T[] {
  const queries = readQuery(query);
  if (queries.length === 0) return index.items;

  const found: Record<Rank, T[]> = { BARCODE: [], START: [], INSIDE: [] };
  index.forms.forEach((forms, at) => {
    const rank = rankOf(forms, queries);
    const item = index.items[at];
    if (rank && item) found[rank].push(item);
  });
  return [...found.BARCODE, ...found.START, ...found.INSIDE];
}

/** The item a scanner means; a code is read whole or not at all. */
export function itemByBarcode<T extends Searchable>(index: SearchIndex<T>, code: string): T | undefined {
  return index.byBarcode.get(code.trim());
}

type Rank = 'BARCODE' | 'START' | 'INSIDE';

function rankOf(forms: SearchForms, queries: readonly Query[]): Rank | null {
  let rank: Rank | null = null;
  for (const query of queries) {
    if (forms.barcode === query.typed) return 'BARCODE';
    const at = placeOf(query, forms);
    if (at === 0) rank = 'START';
    else if (at > 0) rank ??= 'INSIDE';
  }
  return rank;
}

/** Where a query stands in the name or the English name, 0 wherever one of them begins with it. */
function placeOf({ letters, isConsonants }: Query, { name, nameEn, consonants }: SearchForms): number {
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
