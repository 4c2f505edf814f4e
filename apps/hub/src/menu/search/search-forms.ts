import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { disassemble, getChoseong } from 'es-hangul';

export type Searchable = Pick<CompactItem, 'id' | 'name' | 'nameEn' | 'barcode'>;

/** The texts of an item that a query is matched against. */
export type SearchForms = {
  /** Split into single letters, so that a half-typed syllable matches. */
  name: string;
  consonants: string;
  nameEn: string;
  barcode: string | null;
};

const known = new WeakMap<Searchable, SearchForms>();

export function searchFormsOf(item: Searchable): SearchForms {
  const before = known.get(item);
  if (before) return before;

  const name = plainText(item.name);
  const forms = {
    name: eachLetter(name, lettersOf, disassemble),
    consonants: eachLetter(name, consonantsOf, getChoseong),
    nameEn: item.nameEn === null ? '' : plainText(item.nameEn),
    barcode: item.barcode === null ? null : plainText(item.barcode),
  };
  known.set(item, forms);
  return forms;
}

/** Normalizes letter case, spaces and the composition of Hangul. */
export function plainText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}

/** Cache by syllable: thousands of names use only some hundred different ones. */
const lettersOf = new Map<string, string>();
const consonantsOf = new Map<string, string>();

function eachLetter(text: string, done: Map<string, string>, takeApart: (letter: string) => string): string {
  let all = '';
  for (const letter of text) {
    let parts = done.get(letter);
    if (parts === undefined) {
      parts = takeApart(letter);
      done.set(letter, parts);
    }
    all += parts;
  }
  return all;
}
