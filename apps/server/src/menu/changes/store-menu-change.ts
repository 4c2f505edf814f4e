import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertMenuChange } from './changes.queries.ts';
import { differencesOf, type ItemDifference } from './item-difference.ts';
import type { ItemState } from './item-states.queries.ts';
import { type About, type ChangeKind, type Deleted, type Made, nothingDeleted } from './stored-change.ts';

type Change = {
  kind: ChangeKind;
  about: About;
  /** The deleted category or collection. */
  part?: { name: string; nameEn: string | null };
  /** States of existing items in any order (`listItemStates`); unchanged items may be included. */
  before: readonly ItemState[];
  after: readonly ItemState[];
  made?: Made;
  deleted?: Partial<Deleted>;
};

const nothingMade: Made = { itemIds: [], categoryIds: [], collectionIds: [] };

/**
 * Stores a change for a day so that it can be undone, in the transaction that changes the menu. Stock moves of the same
 * change must have kind IMPORT and time `now`; undo would otherwise take them for later moves.
 */
export async function storeMenuChange(
  tx: Tx,
  { storeId, actor, now }: Pick<StoreContext, 'storeId' | 'actor' | 'now'>,
  { kind, about, part, before, after, made = nothingMade, deleted }: Change,
): Promise<string> {
  const id = newId();
  const items = differencesOf(before, after);
  const seen = [...seenIds(before, items), ...made.itemIds];
  const [only, ...others] = seen;
  await insertMenuChange(tx, {
    ...{ storeId, id, kind, about: { ...about, ...(part && { part }) }, by: actor.userId, at: now },
    itemCount: seen.length,
    itemId: only !== undefined && others.length === 0 ? only : null,
    rows: { items, made, taken: { ...nothingDeleted, ...deleted } },
  });
  return id;
}

/** Leaves out items that were deleted before and stay deleted, because nobody sees them change. */
function seenIds(before: readonly ItemState[], items: readonly ItemDifference[]): string[] {
  const deleted = new Set(before.flatMap((item) => (item.deleted ? item.id : [])));
  return items.flatMap(({ id, after }) => (deleted.has(id) && after.deleted !== false ? [] : id));
}
