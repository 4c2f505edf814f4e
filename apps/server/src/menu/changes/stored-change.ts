import { KnownChange, type MenuChange } from '@maru/contract/menu/menu-changes.ts';
import type { ItemDifference } from './item-difference.ts';

export type ChangeKind = KnownChange['kind'];

/** What was done: the bulk change, file name and counts of an import, or what was deleted. */
export type About = KnownChange['about'];

/**
 * Parses a stored change. During a deployment, old and new server versions read the same table. So a change with new
 * content or rows needs a new kind, which an old server reads as OTHER.
 */
export function readStoredChange(stored: {
  kind: string;
  about: unknown;
}): Pick<MenuChange, 'kind' | 'about'> {
  const known = KnownChange.safeParse(stored);
  return known.success ? known.data : { kind: 'OTHER', about: { kind: 'OTHER' } };
}

/** What a change created. */
export type Made = {
  itemIds: readonly string[];
  categoryIds: readonly string[];
  collectionIds: readonly string[];
};

/** What a change deleted besides items. */
export type Deleted = {
  categoryIds: readonly string[];
  collectionIds: readonly string[];
  /** Choices of these collections; choices deleted earlier stay deleted. */
  choiceIds: readonly string[];
};

export const nothingDeleted: Deleted = { categoryIds: [], collectionIds: [], choiceIds: [] };

/**
 * Everything needed to undo a change. `taken` has what was deleted; changes stored before deletions could be undone lack
 * it.
 */
export type StoredRows = { items: readonly ItemDifference[]; made: Made; taken?: Deleted };
