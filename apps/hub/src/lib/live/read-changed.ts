import type { QueryClient } from '@tanstack/react-query';

/** Fetches some rows again and merges them into the cache. Queries with the same rows share one function. */
export type ReadChanged = (client: QueryClient, storeId: string, ids: readonly string[]) => Promise<unknown>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Refetches only the changed rows of this query. */
      readChanged?: ReadChanged;
      /** Called before a poll refetches all data. Resolves to whether the data is still current. */
      isUnchanged?: (client: QueryClient) => Promise<boolean>;
      /** Minimum time between two fetches of an open screen, in ms. */
      atMostEvery?: number;
      /** Set if the screen shows the errors of the query itself or ignores them. */
      handlesErrors?: boolean;
    };
  }
}
