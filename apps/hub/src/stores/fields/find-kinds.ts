import type { StoreType } from '@maru/contract/stores/store-type.ts';

/** `words` are other names of a kind of store, separated by spaces. */
type Type = { value: StoreType; label: string; words: string };

/** Always offered, whatever is searched for. */
const other: StoreType = 'OTHER';

/**
 * Kinds of stores that match a text: by name or other words, also half-typed or by initial consonants. Names that begin
 * with the text come first.
 */
export function findKinds<T extends Type>(types: readonly T[], text: string): T[] {
  const wanted = fold(text);
  if (wanted === '') return [...types];

  const ranked = types.map((type) => ({
    type,
    rank: type.value === other ? ranks.other : rankOf(type, wanted),
  }));
  return ranked
    .filter(({ rank }) => rank < ranks.none)
    .sort((one, next) => one.rank - next.rank)
    .map(({ type }) => type);
}

const ranks = { name: 0, word: 1, inside: 2, other: 3, none: 4 };

function rankOf({ label, words }: Type, wanted: string): number {
  const names = label.split('·').map(fold);
  const others = words.split(' ').map(fold);
  const starts = isInitials(wanted)
    ? (text: string) => initials(text).startsWith(wanted)
    : (text: string) => text.startsWith(wanted);
  if (names.some(starts)) return ranks.name;
  if (others.some(starts)) return ranks.word;
  return [...names, fold(words)].some((text) => text.includes(wanted)) ? ranks.inside : ranks.none;
}

/** Decomposes Hangul and drops accents, so that a half-typed syllable matches. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

const isInitials = (text: string) => /^[\u1100-\u1112]+$/.test(text);
const initials = (text: string) => text.replace(/[^\u1100-\u1112]/g, '');
