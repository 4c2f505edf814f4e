import type { Language } from '../language.ts';
import type { PlacePage } from './place-page.ts';

/** What `src/entry-server.tsx` of apps/place exports: store pages as HTML documents. */
export type PlaceRenderer = {
  /** The exact text of the style element that every document has. */
  styles: string;
  /** `hubUrl`: the origin that the page is read at, for addresses that leave it. */
  renderPlace(page: PlacePage, hubUrl: string): string;
  /** There is no such page; said in both languages, in the reader's first. */
  renderMissing(language: Language): string;
};
