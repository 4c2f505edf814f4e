import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listMenuChanges } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { ItemDifference } from './item-difference.ts';

type MenuChange = OutputOf<typeof listMenuChanges>[number];
export type ChangeKind = MenuChange['kind'];

/** What was done: the bulk change, file name and counts of an import, or what was deleted. */
export type About = MenuChange['about'];

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
