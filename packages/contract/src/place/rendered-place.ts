import type { Language } from '../language.ts';
import type { PlacePage } from './place-page.ts';

/** Why a visitor sees no store page. MISSING: there is none. BROKEN: the page cannot be read at the moment. */
export type NoPlaceReason = 'MISSING' | 'BROKEN';

/** The address at which a page is read. */
export type ReadAt = {
  /** The origin of the page, for links that need a full address. */
  hubUrl: string;
  /** Whether the address names the language; with the short address, the browser's language decides. */
  namesLanguage: boolean;
};

/** What `src/entry-server.tsx` of apps/place exports: store pages as HTML documents. */
export type PlaceRenderer = {
  /** The exact text of the style element that every document has. */
  styles: string;
  renderPlace(page: PlacePage, at: ReadAt): string;
  /** Renders the page that states the reason in both languages, the given one first. */
  renderNoPlace(language: Language, reason: NoPlaceReason): string;
};
