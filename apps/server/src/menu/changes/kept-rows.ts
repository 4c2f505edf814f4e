import { KnownChange, type MenuChange } from '@maru/contract/menu/menu-changes.ts';
import type { ItemDifference } from './item-difference.ts';

export type ChangeKind = KnownChange['kind'];

/** What was done: the bulk change, file name and counts of an import, or what was deleted. */
export type About = KnownChange['about'];

/**
 * What was done, as it stands in the table. While a new version of the server takes the place of an old one both read it:
 * whatever has more to say than these, or keeps other rows, is of a kind of its own, and is OTHER to the old one.
 */
export function readKept(kept: { kind: string; about: unknown }): Pick<MenuChange, 'kind' | 'about'> {
  const known = KnownChange.safeParse(kept);
  return known.success ? known.data : { kind: 'OTHER', about: { kind: 'OTHER' } };
}

/** What a change made that was not there before. */
export type Made = {
  itemIds: readonly string[];
  categoryIds: readonly string[];
  collectionIds: readonly string[];
};

/** What a change took away beside items. */
export type Taken = {
  categoryIds: readonly string[];
  collectionIds: readonly string[];
  /** Of these collections; choices that were gone before stay so. */
  choiceIds: readonly string[];
};

export const nothingTaken: Taken = { categoryIds: [], collectionIds: [], choiceIds: [] };

/** Of a change all that undoing it needs. Without `taken` where it was kept before deletions were. */
export type KeptRows = { items: readonly ItemDifference[]; made: Made; taken?: Taken };
