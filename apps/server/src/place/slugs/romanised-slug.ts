import { longestSlug, shortestSlug, slugLike, slugProblem } from '@maru/contract/place/slug.ts';
import { romanize } from 'es-hangul';

/** Leaves room for a number at the end. */
const longestBase = longestSlug - 3;

/**
 * A slug made from a store's name, with Korean in the Revised Romanization. Undefined if the name has too few letters
 * left, for example if it is in Chinese characters.
 */
export function romanisedSlug(name: string): string | undefined {
  // Romanize only Hangul, because the library fails on a few other words, such as `constructor`.
  const romanised = name.normalize('NFC').replace(/[가-힣]+/g, (hangul) => romanize(hangul));
  const slug = slugLike(romanised, longestBase);
  return slug.length < shortestSlug || slugProblem(slug) ? undefined : slug;
}

/**
 * Slugs for a store, the best first: from its name, then with a number, then from its id, which no other store has.
 * `wish` replaces the name.
 */
export function slugsFor(store: { id: string; name: string }, wish?: string): string[] {
  const base = wish ?? romanisedSlug(store.name);
  const ofId = `store-${store.id.replaceAll('-', '').slice(-12)}`;
  if (base === undefined) return [ofId];
  const stem = base.slice(0, longestBase).replace(/-+$/, '');
  const numbered = Array.from({ length: 8 }, (_, i) => `${stem}-${i + 2}`);
  const slugs = [base, ...numbered, `${stem.slice(0, longestSlug - 7)}-${ofId.slice(-6)}`, ofId];
  return slugs.filter((slug) => slugProblem(slug) === undefined);
}
