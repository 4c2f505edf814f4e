import { foldName } from '@maru/contract/menu/fold-name.ts';
import type { Tx } from '#server/db/database.ts';
import type { ItemState } from './item-states.queries.ts';
import type { ItemUndo } from './plan-item-undo.ts';
import { listNames } from './undo.queries.ts';

type Placed = { undo: ItemUndo; categoryId: string; place: string };

/**
 * Names as kept the items that now stand beside one of their name, since they came back, have their old name or are in their
 * old category again: two of a name would stand on the till without a word. Those that went back together were two before.
 */
export async function noteTwins(
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

/** Where it was not before: nothing of one that stays deleted, or whose twins are those that it had. */
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
