import type { QueryClient } from '@tanstack/react-query';

/** Reads some rows again and puts them into what is shown; shared by all queries that have such rows. */
export type ReadChanged = (client: QueryClient, storeId: string, ids: readonly string[]) => Promise<unknown>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** How this query follows changes of rows without being read whole. */
      readChanged?: ReadChanged;
    };
  }
}
