import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { canBeChoseong, convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';

type Searchable = Pick<CompactItem, 'id' | 'name' | 'nameEn' | 'barcode'>;

/** Lower is better; items that match equally keep the menu's order. */
const ranks = { barcode: 0, start: 1, inside: 2 };

/**
 * Items found by Korean name (also half-typed), initial consonants, either of these typed with the keyboard on
 * English, English name, or barcode.
 */
export function searchItems<T extends Searchable>(items: readonly T[], query: string): T[] {
  const typed = plain(query);
  if (typed === '') return [...items];

  const queries = [typed, ...asHangul(query)];
  return items
    .flatMap((item) => {
      const rank = rankOf(item, queries);
      return rank === null ? [] : { item, rank };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** The item a scanner means; a code is read whole or not at all. */
export function itemByBarcode<T extends Searchable>(items: readonly T[], code: string): T | undefined {
  const scanned = code.trim();
  return scanned === '' ? undefined : items.find(({ barcode }) => barcode === scanned);
}

function rankOf({ name, nameEn, barcode }: Searchable, queries: readonly string[]): number | null {
  if (barcode !== null && queries.includes(barcode)) return ranks.barcode;

  const hangul = plain(name);
  const texts = [disassemble(hangul), plain(nameEn ?? '')];
  const consonants = getChoseong(hangul);
  const hits = queries.flatMap((query) =>
    isConsonants(query)
      ? consonants.indexOf(apart(query))
      : texts.map((text) => text.indexOf(disassemble(query))),
  );
  const found = hits.filter((at) => at >= 0);
  if (found.length === 0) return null;
  return found.includes(0) ? ranks.start : ranks.inside;
}

/** Shift makes double consonants, but caps lock is no shift: both readings count. */
function asHangul(query: string): string[] {
  const letters = query.replaceAll(/\s/g, '');
  if (!/^[a-z]+$/i.test(letters)) return [];
  return [letters, letters.toLowerCase()].map((word) => plain(convertQwertyToHangul(word)));
}

function isConsonants(query: string): boolean {
  return [...apart(query)].every((letter) => canBeChoseong(letter));
}

/** A keyboard joins two consonants typed in a row (ㄱ and ㅅ become ㄳ); initials are looked for one by one. */
function apart(query: string): string {
  return disassemble(query);
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}
