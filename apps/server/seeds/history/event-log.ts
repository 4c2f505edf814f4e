import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import type { OrderDraft } from './order-draft.ts';

export type EventRecord = StoreEvent & { storeId: string; at: string };

/** Counts all events of a store; keeps those that the product's sweep would have kept. */
export function eventLog(storeId: string, keptSince: Date) {
  const since = keptSince.toISOString();
  const log = { counted: 0, kept: [] as EventRecord[] };
  return {
    log,
    /** Adds a day; events of different days do not overlap. */
    add(drafts: readonly OrderDraft[]) {
      const events = drafts
        .flatMap(({ order, events: all }) => all.map((event) => ({ ...event, storeId, ids: [order.id] })))
        .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
      for (const event of events) {
        log.counted += 1;
        if (event.at >= since) log.kept.push({ ...event, seq: log.counted });
      }
    },
  };
}
