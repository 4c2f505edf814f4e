import type { Language } from '@maru/contract/language.ts';
import type { PlacePage } from '@maru/contract/place/place-page.ts';

/** What is behind the address of a store page. */
export type FoundPlace =
  | {
      kind: 'PAGE';
      slug: string;
      pages: Readonly<Record<Language, PlacePage>>;
      /** Until then they stay true by the clock. */
      holdsUntil: Date;
    }
  /** The page has this address now. */
  | { kind: 'MOVED'; slug: string }
  /** Also for a page that is not published, and for a store that is not approved. */
  | { kind: 'NOT_FOUND' };
