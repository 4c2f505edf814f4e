import type { Language } from '@maru/contract/language.ts';
import type { PlacePage } from '@maru/contract/place/place-page.ts';

/** What is behind the address of a store page. */
export type FoundPlace =
  | {
      kind: 'PAGE';
      slug: string;
      pages: Readonly<Record<Language, PlacePage>>;
      /** Until then the answer stays true, unless an event changes it. */
      holdsUntil: Date;
    }
  /** `slug`: the address that the page has now. */
  | { kind: 'MOVED'; slug: string }
  /** Includes pages that are not published and stores that are not approved. */
  | { kind: 'NOT_FOUND' };
