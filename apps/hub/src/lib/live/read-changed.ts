import type { QueryClient } from '@tanstack/react-query';

/** Fetches some rows again and merges them into the cache. Queries with the same rows share one function. */
export type ReadChanged = (client: QueryClient, storeId: string, ids: readonly string[]) => Promise<unknown>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** How this query refetches changed rows alone. */
      readChanged?: ReadChanged;
      /** Asked before a poll refetches the data whole: whether they are still as they were read. */
      isUnchanged?: (client: QueryClient) => Promise<boolean>;
      /** An open screen is not refetched sooner than this after its last fetch, in ms. */
      atMostEvery?: number;
    };
  }
}
