import { foldName } from '@maru/contract/menu/fold-name.ts';
import type { Tx } from '#server/db/database.ts';
import type { ItemState } from './item-states.queries.ts';
import type { ItemUndo } from './plan-item-undo.ts';
import { listNames } from './undo.queries.ts';

type Placed = { undo: ItemUndo; categoryId: string; place: string };

/**
 * Reports restored, renamed or moved-back items that now share a name with another item of their category: otherwise
 * the till would show duplicates without explanation. Duplicates among the undone items themselves existed before and
 * are not reported.
 */
export async function noteDuplicateNames(
  tx: Tx,
  storeId: string,
  undos: readonly ItemUndo[],
  states: ReadonlyMap<string, ItemState>,
) {
  const placed = undos.flatMap((undo) => newPlaceOf(undo, states.get(undo.id)) ?? []);
  if (placed.length === 0) return;
  const ids = new Set(placed.map(({ undo }) => undo.id));

  const standing = await listNames(tx, storeId, [...new Set(placed.map(({ categoryId }) => categoryId))]);
  const taken = new Set(
    standing.filter(({ id }) => !ids.has(id)).map(({ categoryId, name }) => placeOf(categoryId, name)),
  );
  for (const { undo, place } of placed)
    if (taken.has(place)) undo.fields.push({ field: 'name', reason: 'NAME_TWICE' });
}

/** The category and name that the item has after the undo; undefined if it stays deleted or if neither changes. */
function newPlaceOf(undo: ItemUndo, state: ItemState | undefined): Placed | undefined {
  if (!state) return undefined;
  const { deletedAt, categoryId = state.categoryId, name = state.name } = undo.changes;
  const place = placeOf(categoryId, name);
  const isNew = state.deleted ? deletedAt === null : place !== placeOf(state.categoryId, state.name);
  return isNew ? { undo, categoryId, place } : undefined;
}

function placeOf(categoryId: string, name: string): string {
  return `${categoryId} ${foldName(name)}`;
}
