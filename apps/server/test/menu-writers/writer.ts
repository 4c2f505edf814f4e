import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import type { Shop } from '../open-shop.ts';

export type Menu = OutputOf<typeof getCompactMenu>;
/** A whole number from 0 to below `most`, the same ones each time. */
export type Pick = (most: number) => number;
/** Does one thing to the menu as it was read. Undefined: there was nothing to do it to. */
export type Writer = (menu: Menu, pick: Pick) => Promise<{ http: number; status: string } | undefined>;

/** What all writers of one menu share: the store, and what they made and may take back. */
export type Desk = {
  shop: Shop;
  at: Awaited<ReturnType<Shop['openStore']>>;
  orderIds: string[];
  changeIds: string[];
  deletionIds: string[];
  /** A name that nothing on the menu has. */
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

/** One to four of them, or none of nothing. */
export const some = <T>(all: readonly T[], pick: Pick) => shuffled(all, pick).slice(0, 1 + pick(4));

/** Undefined where there is none. */
export const oneOf = <T>(all: readonly T[], pick: Pick): T | undefined => all[pick(Math.max(all.length, 1))];

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
