import type { ComponentType } from 'react';
import type { Namespace } from '#account/lib/texts.ts';

export type PageRoute = {
  /** The page's module as the build's manifest names it: its files are fetched beside the start script. */
  source: string;
  load: () => Promise<ComponentType>;
  /** The texts of the page. */
  namespace: Namespace;
  /** Key of the document's title in these texts. */
  title: string;
};

/** The pages of the account area by path (spec.md section 2), each a chunk of its own. */
export const routes: Readonly<Record<string, PageRoute>> = {
  '/': {
    source: 'src/sign-in/login-page.tsx',
    load: async () => (await import('#account/sign-in/login-page.tsx')).LoginPage,
    namespace: 'sign-in',
    title: 'login.title',
  },
  '/logoutsuccess': {
    source: 'src/sign-in/signed-out-page.tsx',
    load: async () => (await import('#account/sign-in/signed-out-page.tsx')).SignedOutPage,
    namespace: 'sign-in',
    title: 'signedOut.title',
  },
};

export const notFound: PageRoute = {
  source: 'src/app/not-found-page.tsx',
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
  namespace: 'app',
  title: 'notFound.title',
};

export function routeOf(path: string): PageRoute {
  return Object.hasOwn(routes, path) ? (routes[path] as PageRoute) : notFound;
}
