import type { Language } from '../language.ts';
import type { PlacePage } from './place-page.ts';

/** Why a visitor sees no page: there is none, or it could not be read now. */
export type NoPlaceReason = 'MISSING' | 'BROKEN';

/** The address that a page is read at. */
export type ReadAt = {
  /** Its origin, for addresses that leave it. */
  hubUrl: string;
  /** Whether it names the language; the short address leaves that to the browser. */
  namesLanguage: boolean;
};

/** What `src/entry-server.tsx` of apps/place exports: store pages as HTML documents. */
export type PlaceRenderer = {
  /** The exact text of the style element that every document has. */
  styles: string;
  renderPlace(page: PlacePage, at: ReadAt): string;
  /** Says it in both languages, in the reader's first. */
  renderNoPlace(language: Language, reason: NoPlaceReason): string;
};
