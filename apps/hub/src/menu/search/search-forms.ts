import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { disassemble, getChoseong } from 'es-hangul';

export type Searchable = Pick<CompactItem, 'id' | 'name' | 'nameEn' | 'barcode'>;

/** What a query is looked for in. */
export type SearchForms = {
  /** Letter by letter, so that a syllable that is still being typed is found. */
  name: string;
  consonants: string;
  nameEn: string;
  barcode: string | null;
};

const known = new WeakMap<Searchable, SearchForms>();

export function searchFormsOf(item: Searchable): SearchForms {
  const before = known.get(item);
  if (before) return before;

  const name = plain(item.name);
  const forms = {
    name: eachLetter(name, lettersOf, disassemble),
    consonants: eachLetter(name, consonantsOf, getChoseong),
    nameEn: item.nameEn === null ? '' : plain(item.nameEn),
    barcode: item.barcode === null ? null : plain(item.barcode),
  };
  known.set(item, forms);
  return forms;
}

/** Upper or lower case, spaces and the way a system puts Hangul together make no difference. */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}

/** A menu of thousands of names is written in some hundred syllables: each is taken apart once. */
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
