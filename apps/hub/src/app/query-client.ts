import { isApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportRefusal } from '#hub/lib/locked.ts';

/**
 * If a first load fails, the route shows the error. A failed refetch, or a failed mutation without a handler,
 * becomes a notice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Queries also run offline: they fail at once with an error, and do not pause silently.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 2 && !isApiError(error) && !(error instanceof SessionEnded) && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data === undefined || query.meta?.handlesErrors) return;
      // The offline bar already says so. A notice would cover the sale, which works offline.
      if (error instanceof NetworkError && !navigator.onLine) return;
      // Locked data must leave the screen. The reset refetches, and the route shows that the screen is
      // locked.
      if (isApiError(error, 'LOCKED')) query.reset();
      else reportRefusal(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.options.onError && !mutation.meta?.handlesErrors) reportRefusal(error);
    },
  }),
});
