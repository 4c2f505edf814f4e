import { type Language, languages } from '@maru/contract/language.ts';
import { placePath, readSlug } from '@maru/contract/place/slug.ts';
import { hasSlugForm } from '../slugs/has-slug-form.ts';

export type PlaceAddress = {
  slug: string;
  /** Null: the address leaves the language to the browser. */
  language: Language | null;
};

const address = /^\/place\/([^/?]+)(?:\/([^/?]+))?\/?(?:\?|$)/;

/**
 * Reads the address of a store page from a URL as it was sent, so that an encoded slash does not count as a slash.
 * Undefined if no page can be there.
 */
export function readPlaceAddress(url: string): PlaceAddress | undefined {
  const [, typed, named] = address.exec(url) ?? [];
  if (typed === undefined) return undefined;
  const slug = readSlug(typed);
  const language = languages.find((known) => known === named?.toLowerCase());
  const isKnown = hasSlugForm(slug) && (named === undefined || language !== undefined);
  return isKnown ? { slug, language: language ?? null } : undefined;
}

/** How an address is written: in small letters and without a slash at its end. */
export function writePlaceAddress({ slug, language }: PlaceAddress): string {
  return language === null ? placePath(slug) : `${placePath(slug)}/${language}`;
}
