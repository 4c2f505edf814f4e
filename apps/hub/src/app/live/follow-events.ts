import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { paced } from '#hub/lib/live/paced.ts';
import type { ReadChanged } from '#hub/lib/live/read-changed.ts';
import { everyQuery, type Stale, staleQueries } from './stale-queries.ts';

type Heard = Stale & { storeId: string };
/** What of the shown queries is read whole, and of which rows alone are. */
type Plan = {
  whole: Set<Query>;
  rows: Map<ReadChanged, { storeId: string; ids: Set<string>; queries: Query[] }>;
};

/** A server of a newer version may tell of more. */
const known: Partial<typeof staleQueries> = staleQueries;

/**
 * Reads again what events have made stale: at once for what is shown, when it is next shown for the rest. A burst of events is one
 * reading.
 */
export function followEvents(client: QueryClient) {
  let waiting: Heard[] = [];
  const ask = paced(async () => {
    const heard = waiting;
    waiting = [];
    await readStale(client, heard, later);
  });
  const add = (storeId: string, stale: readonly Stale[]) => {
    waiting.push(...stale.map((one) => ({ ...one, storeId })));
    if (stale.length > 0) ask();
  };
  const later = (heard: Heard) => add(heard.storeId, [heard]);

  return {
    hear: (storeId: string, event: StoreEvent) => add(storeId, known[event.type]?.(storeId, event) ?? []),
    /** Anything may have changed: the stream begins anew, or there is none. */
    poll: (storeId: string) => add(storeId, everyQuery(storeId)),
  };
}

async function readStale(client: QueryClient, heard: readonly Heard[], later: (heard: Heard) => void) {
  const plan: Plan = { whole: new Set(), rows: new Map() };
  for (const stale of heard) {
    if (stale.isKnown?.(client)) continue;
    const found = client.getQueryCache().findAll({ queryKey: stale.queryKey });
    // What is being read now may be older than the event, or as new: that is seen once it is there.
    const isReading = found.some(({ state }) => state.fetchStatus === 'fetching');
    if (isReading) later(stale);
    else for (const query of found) planReading(plan, query, stale);
  }
  const rows = [...plan.rows].map(([readChanged, { storeId, ids, queries }]) =>
    queries.every((query) => plan.whole.has(query))
      ? undefined
      : readChanged(client, storeId, [...ids]).catch(() => invalidate(client, new Set(queries))),
  );
  await Promise.all([invalidate(client, plan.whole), ...rows]);
}

function planReading({ whole, rows }: Plan, query: Query, { storeId, ids, freshFor = 0 }: Heard) {
  if (Date.now() - query.state.dataUpdatedAt < freshFor) return;
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

/** Without all that came before, rows alone would leave it behind for good. */
function isBehind({ state }: Query): boolean {
  return state.data === undefined || state.isInvalidated;
}

function invalidate(client: QueryClient, queries: ReadonlySet<Query>) {
  return client.invalidateQueries({ predicate: (query) => queries.has(query) });
}
