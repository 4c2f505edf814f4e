import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listMenuChanges } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { ItemDifference } from './item-difference.ts';

/** What was done: the bulk change, or file name and counts of an import. */
export type About = OutputOf<typeof listMenuChanges>[number]['about'];

/** What a change made that was not there before. */
export type Made = {
  itemIds: readonly string[];
  categoryIds: readonly string[];
  collectionIds: readonly string[];
};

/** Of a change of many items all that undoing it needs. */
export type KeptRows = { items: readonly ItemDifference[]; made: Made };
