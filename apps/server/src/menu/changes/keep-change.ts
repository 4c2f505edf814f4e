import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertMenuChange } from './changes.queries.ts';
import { differencesOf, type ItemDifference } from './item-difference.ts';
import type { ItemState } from './item-states.queries.ts';
import { type About, type ChangeKind, type Made, nothingTaken, type Taken } from './kept-rows.ts';

type Change = {
  kind: ChangeKind;
  about: About;
  /** What was deleted. */
  part?: { name: string; nameEn: string | null };
  /** Of the items that were there before, in any order (`listItemStates`); what did not change may be among them. */
  before: readonly ItemState[];
  after: readonly ItemState[];
  made?: Made;
  taken?: Partial<Taken>;
};

const nothingMade: Made = { itemIds: [], categoryIds: [], collectionIds: [] };

/**
 * Keeps a change so that it can be undone for a day; with the transaction that changes the menu. Moves of stock that come
 * with it are of kind IMPORT and at `now` too, or undoing takes them for later ones.
 */
export async function keepChange(
  tx: Tx,
  { storeId, actor, now }: Pick<StoreContext, 'storeId' | 'actor' | 'now'>,
  { kind, about, part, before, after, made = nothingMade, taken }: Change,
): Promise<string> {
  const id = newId();
  const items = differencesOf(before, after);
  const seen = [...seenIds(before, items), ...made.itemIds];
  const [only, ...others] = seen;
  await insertMenuChange(tx, {
    ...{ storeId, id, kind, about: { ...about, ...(part && { part }) }, by: actor.userId, at: now },
    itemCount: seen.length,
    itemId: only !== undefined && others.length === 0 ? only : null,
    rows: { items, made, taken: { ...nothingTaken, ...taken } },
  });
  return id;
}

/** Without items that were deleted before and stay so: nobody sees that anything becomes of them. */
function seenIds(before: readonly ItemState[], items: readonly ItemDifference[]): string[] {
  const deleted = new Set(before.flatMap((item) => (item.deleted ? item.id : [])));
  return items.flatMap(({ id, after }) => (deleted.has(id) && after.deleted !== false ? [] : id));
}
