import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReadChanged } from '#hub/lib/live/read-changed.ts';
import { throttled } from '#hub/lib/live/throttled.ts';
import { everyQuery, type Stale, staleQueries } from './stale-queries.ts';

type StaleIn = Stale & { storeId: string };
/**
 * `whole`: queries to invalidate. `perhaps`: active queries to refetch only if their data has changed.
 * `rows`: active queries of which only the changed rows are refetched.
 */
type Plan = {
  whole: Set<Query>;
  perhaps: Set<Query>;
  rows: Map<ReadChanged, { storeId: string; ids: Set<string>; queries: Query[] }>;
};

/** Partial, since a newer server may send event types that this version does not know. */
const known: Partial<typeof staleQueries> = staleQueries;

/**
 * Refetches what events have made stale: active queries at once, others when they are next shown. A burst of
 * events causes one refetch.
 */
export function followEvents(client: QueryClient) {
  let waiting: StaleIn[] = [];
  const ask = throttled(async () => {
    const due = waiting;
    waiting = [];
    await readStale(client, due, later);
  });
  const add = (storeId: string, stale: readonly Stale[]) => {
    waiting.push(...stale.map((one) => ({ ...one, storeId })));
    if (stale.length > 0) ask();
  };
  const later = (one: StaleIn) => add(one.storeId, [one]);

  return {
    onEvent: (storeId: string, event: StoreEvent) => add(storeId, known[event.type]?.(storeId, event) ?? []),
    /** Anything may have changed, because the stream has started again or there is none. */
    poll: (storeId: string) => add(storeId, everyQuery(storeId)),
  };
}

async function readStale(client: QueryClient, due: readonly StaleIn[], later: (one: StaleIn) => void) {
  const plan: Plan = { whole: new Set(), perhaps: new Set(), rows: new Map() };
  for (const stale of due) {
    if (stale.isKnown?.(client)) continue;
    const found = client.getQueryCache().findAll({ queryKey: stale.queryKey });
    // A running fetch may or may not include this event. Check again once it is done.
    const isReading = found.some(({ state }) => state.fetchStatus === 'fetching');
    if (isReading) later(stale);
    else
      for (const query of found) {
        if (isReadLately(query)) later({ ...stale, queryKey: query.queryKey });
        else planReading(plan, query, stale);
      }
  }
  const rows = [...plan.rows].map(([readChanged, { storeId, ids, queries }]) =>
    queries.every((query) => plan.whole.has(query))
      ? undefined
      : readChanged(client, storeId, [...ids]).catch(() => invalidate(client, new Set(queries))),
  );
  const perhaps = [...plan.perhaps.difference(plan.whole)].map((query) => readUnlessSame(client, query));
  await Promise.all([invalidate(client, plan.whole), ...perhaps, ...rows]);
}

function planReading(plan: Plan, query: Query, { storeId, ids, isGuess, freshFor = 0 }: StaleIn) {
  const { whole, perhaps, rows } = plan;
  if (Date.now() - query.state.dataUpdatedAt < freshFor) return;
  if (isGuess && query.meta?.isUnchanged && query.isActive() && !isBehind(query)) {
    perhaps.add(query);
    return;
  }
  const readChanged = query.meta?.readChanged;
  if (!ids || !readChanged || !query.isActive() || isBehind(query)) {
    whole.add(query);
    return;
  }
  const planned = rows.get(readChanged) ?? { storeId, ids: new Set(), queries: [] };
  for (const id of ids) planned.ids.add(id);
  planned.queries.push(query);
  rows.set(readChanged, planned);
}

function isReadLately(query: Query): boolean {
  const atMostEvery = query.meta?.atMostEvery ?? 0;
  return query.isActive() && Date.now() - query.state.dataUpdatedAt < atMostEvery;
}

/**
 * Whether the cached data is missing or already stale. Merging only changed rows would leave such data stale for good.
 */
function isBehind({ state }: Query): boolean {
  return state.data === undefined || state.isInvalidated;
}

async function readUnlessSame(client: QueryClient, query: Query) {
  const isSame = await query.meta?.isUnchanged?.(client).catch(() => false);
  if (!isSame) await invalidate(client, new Set([query]));
}

function invalidate(client: QueryClient, queries: ReadonlySet<Query>) {
  return client.invalidateQueries({ predicate: (query) => queries.has(query) });
}
