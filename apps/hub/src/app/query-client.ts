import { isApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportRefusal } from '#hub/lib/locked.ts';

/**
 * A first load that fails is the route's to show; a failed refetch of what is shown, and a failed change that nobody
 * handles, become a notice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Queries run offline too: they fail at once and say so, instead of waiting without a word.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 2 && !isApiError(error) && !(error instanceof SessionEnded) && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data === undefined) return;
      // The bar over every screen says that the network is gone; a notice would lie over the sale that is taken anyway.
      if (error instanceof NetworkError && !navigator.onLine) return;
      // What is locked now is not shown any longer: the screen asks again, and its route says that it is locked.
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
