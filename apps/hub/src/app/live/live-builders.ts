import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { ReadChanged } from '#hub/lib/live/read-changed.ts';
import { followEvents } from './follow-events.ts';

export const storeId = 'store';

let seq = 0;
export function eventOf(type: StoreEvent['type'], over: Partial<StoreEvent> = {}): StoreEvent {
  seq += 1;
  return { seq, type, ids: [], version: 1, ...over };
}

/** A query client with some screens open, which records what they fetch. */
export function openTestClient() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read: string[] = [];
  const rowsRead: string[][] = [];
  let rowsAnswer: Promise<unknown> = Promise.resolve();
  const readChanged: ReadChanged = async (_client, _storeId, ids) => {
    rowsRead.push([...ids]);
    await rowsAnswer;
  };

  return {
    client,
    read,
    rowsRead,
    failRows: () => {
      rowsAnswer = Promise.reject(new Error('no answer'));
      rowsAnswer.catch(() => undefined);
    },
    events: followEvents(client),
    /** Opens a screen on this query. Each fetch takes `takes` ms and is recorded under `name`. */
    show<T>(
      name: string,
      { queryKey, data, takes = 0, byRows = false, atMostEvery = 0, isUnchanged }: Shown<T>,
    ) {
      const observer = new QueryObserver(client, {
        queryKey,
        queryFn: async () => {
          read.push(name);
          await new Promise((resolve) => setTimeout(resolve, takes));
          return data();
        },
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        meta: { atMostEvery, ...(byRows ? { readChanged } : {}), ...(isUnchanged ? { isUnchanged } : {}) },
      });
      client.setQueryData(queryKey, data());
      return observer.subscribe(() => undefined);
    },
  };
}

type Shown<T> = {
  queryKey: QueryKey;
  data: () => T;
  takes?: number;
  byRows?: boolean;
  atMostEvery?: number;
  isUnchanged?: () => Promise<boolean>;
};
