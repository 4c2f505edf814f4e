import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fairQueue } from '#server/jobs/fair-queue.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { hasSlugForm } from '../slugs/has-slug-form.ts';
import { findPlacePage } from './find-place-page.ts';
import type { FoundPlace } from './found-place.ts';
import { findStoreOfSlug } from './place-source.queries.ts';

/** Pages that this process keeps. The page whose last request is the oldest is dropped first. */
const mostPages = 1_000;
/**
 * Limit of all kept pages as JSON, in characters. Their HTML, in four variants at most, takes up to six times as much.
 */
const mostCharacters = 32_000_000;
/** An unknown address is looked up again after this time, because no event says that a store got it. */
const unknownMilliseconds = 2_000;
/**
 * How many pages may be read from the database at the same time, and how many may wait, so that enough connections are
 * free for the stores. Networks take turns, so that one that tries many addresses delays no other.
 */
const loads = { atOnce: 3, waitingEach: Number.POSITIVE_INFINITY, waiting: 30, seconds: 1 };
/** A page that changed is read again at most this often: each sale of counted stock is a change. */
const changedMilliseconds = 1_000;

type Kept = {
  found: Promise<FoundPlace>;
  /** The network of the visitor whose turn is used to read the page. */
  by: string;
  /** Milliseconds. Infinite until the page has been read. */
  holdsUntil: number;
  characters: number;
  /** Whether an event has changed the page since it was read. */
  isChanged: boolean;
  /**
   * When a changed page may be read again, in milliseconds of `performance.now()`. Infinite while the page is being
   * read.
   */
  mayChangeFrom: number;
  drop(): void;
};

export type PlacePages = {
  /**
   * Returns what an address leads to, from memory as long as it is current. Calls return the same object until it
   * changes, so that what is derived from it can be kept in a WeakMap. Refuses with UNAVAILABLE while too many pages
   * are being read. `by`: the network of the visitor, for its turn.
   */
  read(slug: string, by: string): Promise<FoundPlace>;
  close(): void;
};

/**
 * Store pages in memory. Every instance reads a page again after an event that changes it, and at the time when its
 * store opens or closes or an item becomes available. So a popular page costs the database nothing.
 */
export function openPlacePages(parts: {
  db: Db;
  live: Pick<LiveHub, 'subscribe'>;
  clock: () => Date;
  most?: number;
  /** Milliseconds between two readings of a page that changes. */
  pause?: number;
}): PlacePages {
  const { db, live, clock, most = mostPages, pause = changedMilliseconds } = parts;
  const takeTurn = fairQueue(loads);
  const pages = new Map<string, Kept>();
  const unknown = new Map<string, number>();

  async function load(slug: string, kept: Kept, whenDropped: (unsubscribe: () => void) => void) {
    const now = clock();
    const storeId = await findStoreOfSlug(db, slug);
    if (!storeId) {
      kept.drop();
      keepUnknown(slug, now);
      return notFound;
    }
    // Listen before reading, so that no change falls between the two.
    const { unsubscribe } = await live.subscribe(storeId, (events) => {
      if (events.some(changesPage)) kept.isChanged = true;
    });
    whenDropped(unsubscribe);
    // The address may have gone to another store meanwhile.
    if ((await findStoreOfSlug(db, slug)) !== storeId) {
      kept.drop();
      return notFound;
    }
    const found = await findPlacePage(db, { storeId, slug, now });
    if (found.kind === 'PAGE') {
      kept.holdsUntil = found.holdsUntil.getTime();
      kept.characters = JSON.stringify(found.pages).length;
    }
    kept.mayChangeFrom = performance.now() + pause;
    evict();
    return found;
  }

  function keep(slug: string, by: string): Kept {
    let isDropped = false;
    let leave: (() => void) | undefined;
    const kept: Kept = {
      found: Promise.resolve(notFound),
      by,
      holdsUntil: Number.POSITIVE_INFINITY,
      characters: 0,
      isChanged: false,
      mayChangeFrom: Number.POSITIVE_INFINITY,
      drop() {
        if (isDropped) return;
        isDropped = true;
        if (pages.get(slug) === kept) pages.delete(slug);
        leave?.();
      },
    };
    kept.found = takeTurn(by, () =>
      load(slug, kept, (unsubscribe) => {
        leave = unsubscribe;
        if (isDropped) unsubscribe();
      }),
    );
    kept.found.catch(() => kept.drop());
    return kept;
  }

  function keepUnknown(slug: string, now: Date) {
    unknown.set(slug, now.getTime() + unknownMilliseconds);
    const [oldest] = unknown.keys();
    if (unknown.size > most && oldest !== undefined) unknown.delete(oldest);
  }

  function evict() {
    let characters = [...pages.values()].reduce((sum, kept) => sum + kept.characters, 0);
    for (const kept of [...pages.values()].slice(0, -1)) {
      if (pages.size <= most && characters <= mostCharacters) return;
      characters -= kept.characters;
      kept.drop();
    }
  }

  /** The page in memory, or one that is being read from now on. Undefined if the address leads nowhere. */
  function currentOrRead(slug: string, by: string): Kept | undefined {
    const now = clock().getTime();
    const present = pages.get(slug);
    if (present && isCurrent(present, now)) {
      // Moves the page to the end of the map, because it is the one requested last.
      pages.delete(slug);
      pages.set(slug, present);
      return present;
    }
    present?.drop();
    if (!hasSlugForm(slug) || now < (unknown.get(slug) ?? 0)) return undefined;
    unknown.delete(slug);
    const kept = keep(slug, by);
    pages.set(slug, kept);
    return kept;
  }

  return {
    async read(slug, by) {
      const kept = currentOrRead(slug, by);
      if (!kept) return notFound;
      if (kept.by === by) return kept.found;
      // Another network asked first. If that network is refused because it asks for too much, this one has a turn of its own.
      return kept.found.catch((error: unknown) => {
        if (!(error instanceof Refusal && error.code === 'UNAVAILABLE')) throw error;
        return currentOrRead(slug, by)?.found ?? notFound;
      });
    },
    close() {
      for (const kept of [...pages.values()]) kept.drop();
    },
  };
}

const notFound: FoundPlace = { kind: 'NOT_FOUND' };

function isCurrent({ holdsUntil, isChanged, mayChangeFrom }: Kept, now: number): boolean {
  return now < holdsUntil && !(isChanged && performance.now() >= mayChangeFrom);
}

/**
 * Whether an event changes the page. Events of orders count only if they moved counted stock: then their ids name
 * items, too.
 */
function changesPage({ type, ids }: StoreEvent): boolean {
  if (type === 'ORDER_TAKEN' || type === 'ORDER_CHANGED') return ids.length > 1;
  return type === 'PLACE_CHANGED' || type === 'STORE_CHANGED' || type === 'MENU_CHANGED';
}
