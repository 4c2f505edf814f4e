import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import type { Db } from '#server/db/database.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { hasSlugForm } from '../slugs/has-slug-form.ts';
import { findPlacePage } from './find-place-page.ts';
import type { FoundPlace } from './found-place.ts';
import { findStoreOfSlug } from './place-source.queries.ts';

/** Pages that this process keeps; the one that was asked for longest ago goes first. */
const mostPages = 1_000;
/** Of all kept pages as JSON, in characters. Their HTML, in four variants at most, takes up to six times as much. */
const mostCharacters = 32_000_000;
/** Nothing tells when an unknown address is given to a store. */
const unknownMilliseconds = 2_000;

type Kept = {
  found: Promise<FoundPlace>;
  /** Milliseconds; until the page is read, for ever. */
  holdsUntil: number;
  characters: number;
  drop(): void;
};

export type PlacePages = {
  /**
   * What is behind an address, from memory as long as it is current. Until then every call returns the same object, so that
   * what is made of it can be kept in a WeakMap.
   */
  read(slug: string): Promise<FoundPlace>;
  close(): void;
};

/**
 * Store pages in memory. A page is dropped on every instance by the event that changes it, and by the clock when its store
 * opens or closes or an item is back; so a page that many look at costs the database nothing.
 */
export function openPlacePages(parts: {
  db: Db;
  live: Pick<LiveHub, 'subscribe'>;
  clock: () => Date;
  most?: number;
}): PlacePages {
  const { db, live, clock, most = mostPages } = parts;
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
      if (events.some(changesPage)) kept.drop();
    });
    whenDropped(unsubscribe);
    // Nor may the address have gone to another store meanwhile.
    if ((await findStoreOfSlug(db, slug)) !== storeId) {
      kept.drop();
      return notFound;
    }
    const found = await findPlacePage(db, { storeId, slug, now });
    if (found.kind === 'PAGE') {
      kept.holdsUntil = found.holdsUntil.getTime();
      kept.characters = JSON.stringify(found.pages).length;
    }
    evict();
    return found;
  }

  function keep(slug: string): Kept {
    let isDropped = false;
    let leave: (() => void) | undefined;
    const kept: Kept = {
      found: Promise.resolve(notFound),
      holdsUntil: Number.POSITIVE_INFINITY,
      characters: 0,
      drop() {
        if (isDropped) return;
        isDropped = true;
        if (pages.get(slug) === kept) pages.delete(slug);
        leave?.();
      },
    };
    kept.found = load(slug, kept, (unsubscribe) => {
      leave = unsubscribe;
      if (isDropped) unsubscribe();
    });
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

  return {
    read(slug) {
      const now = clock().getTime();
      const present = pages.get(slug);
      if (present && now < present.holdsUntil) {
        // Most recently asked for: last.
        pages.delete(slug);
        pages.set(slug, present);
        return present.found;
      }
      present?.drop();
      if (!hasSlugForm(slug) || now < (unknown.get(slug) ?? 0)) return Promise.resolve(notFound);
      unknown.delete(slug);
      const kept = keep(slug);
      pages.set(slug, kept);
      return kept.found;
    },
    close() {
      for (const kept of [...pages.values()]) kept.drop();
    },
  };
}

const notFound: FoundPlace = { kind: 'NOT_FOUND' };

/** Of orders only those that moved counted stock: their ids name items, too. */
function changesPage({ type, ids }: StoreEvent): boolean {
  if (type === 'ORDER_TAKEN' || type === 'ORDER_CHANGED') return ids.length > 1;
  return type === 'PLACE_CHANGED' || type === 'STORE_CHANGED' || type === 'MENU_CHANGED';
}
