import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { closeOnBack } from './back/close-on-back.ts';
import { queryClient } from './query-client.ts';
import { routeTree } from './routes.tsx';
import { NotFound } from './states/later-states.tsx';
import { PagePending } from './states/page-pending.tsx';
import { RouteError } from './states/route-error.tsx';
import { watchLeaving } from './watch-leaving.ts';

const closeOnBackWith = closeOnBack();

export const router = createRouter({
  routeTree,
  context: { queryClient },
  // Search values are written without JSON quotes, so that addresses stay readable. A value like `?q=47` is
  // still parsed as a number; screens that need text convert it back.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(JSON.stringify),
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultPendingMs: 300,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFound,
});

watchLeaving(router);
void closeOnBackWith(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
