import type { Language } from '@maru/contract/language.ts';
import type { PageConfig, PageContent } from '@maru/contract/rendered-page.ts';
import type { Texts } from '#account/lib/texts.ts';

/** What the browser needs to hydrate the page, as a data block in the document. */
export type PageData = {
  path: string;
  query: string;
  language: Language;
  config: PageConfig;
  content: PageContent;
  texts: Texts;
};

export const pageDataId = 'page';
