import type { Language } from '../language.ts';
import type { PlacePage } from './place-page.ts';

/** Why a visitor sees no page: there is none, or it could not be read now. */
export type NoPlaceReason = 'MISSING' | 'BROKEN';

/** What `src/entry-server.tsx` of apps/place exports: store pages as HTML documents. */
export type PlaceRenderer = {
  /** The exact text of the style element that every document has. */
  styles: string;
  /** `hubUrl`: the origin that the page is read at, for addresses that leave it. */
  renderPlace(page: PlacePage, hubUrl: string): string;
  /** Says it in both languages, in the reader's first. */
  renderNoPlace(language: Language, reason: NoPlaceReason): string;
};
