import type { PageConfig, PageContent } from '@maru/contract/rendered-page.ts';
import { createContext, useContext } from 'react';

export type PageContext = {
  /** Raw query, without the question mark. */
  query: string;
  /** Path parameters of the page's pattern. */
  params: Readonly<Record<string, string>>;
  config: PageConfig;
  /** Data that the server read for this page. */
  content: PageContent;
  /** Whether the account area has a page at this path. */
  hasPage: (path: string) => boolean;
};

const Context = createContext<PageContext | undefined>(undefined);

export const PageProvider = Context.Provider;

/** A form post that was refused returns to its page with exactly `?error`. */
export function hasFailed(query: string): boolean {
  return query === 'error';
}

/** Context of this page, the same on the server and in the browser. */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('usePage outside of an account page');
  return page;
}
