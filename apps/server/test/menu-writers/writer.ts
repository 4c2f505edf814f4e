import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import type { Shop } from '../open-shop.ts';

export type Menu = OutputOf<typeof getCompactMenu>;
/** A pseudo-random whole number from 0 to `most` - 1; deterministic. */
export type Pick = (most: number) => number;
/** Makes one change to the menu as read. Undefined if there was nothing to change. */
export type Writer = (menu: Menu, pick: Pick) => Promise<{ http: number; status: string } | undefined>;

/** Shared by all writers of a menu: the store, and what they created and may undo. */
export type WriterScene = {
  shop: Shop;
  at: Awaited<ReturnType<Shop['openStore']>>;
  orderIds: string[];
  changeIds: string[];
  deletionIds: string[];
  /** A name that is not on the menu. */
  name: (of: string) => string;
};

export function pickFrom(seed: number): Pick {
  let state = seed * 7_919 + 1;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

export const shuffled = <T>(all: readonly T[], pick: Pick): T[] =>
  all
    .map((one) => ({ one, place: pick(1_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one);

/** One to four elements; none of an empty list. */
export const some = <T>(all: readonly T[], pick: Pick) => shuffled(all, pick).slice(0, 1 + pick(4));

/** Undefined if the list is empty. */
export const oneOf = <T>(all: readonly T[], pick: Pick): T | undefined => all[pick(Math.max(all.length, 1))];

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
