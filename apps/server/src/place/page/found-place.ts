import type { Language } from '@maru/contract/language.ts';
import type { PlacePage } from '@maru/contract/place/place-page.ts';

/** What is behind the address of a store page. */
export type FoundPlace =
  | {
      kind: 'PAGE';
      slug: string;
      pages: Readonly<Record<Language, PlacePage>>;
      /** The same for the same pages, on every instance. */
      version: string;
      /** Until then they stay true by the clock. */
      holdsUntil: Date;
      /** When the store last changed what it says. */
      changedAt: Date;
    }
  /** The page has this address now. */
  | { kind: 'MOVED'; slug: string }
  /** Also for a page that is not published, and for a store that is not approved. */
  | { kind: 'NOT_FOUND' };
