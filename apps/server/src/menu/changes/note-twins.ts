import { foldName } from '@maru/contract/menu/fold-name.ts';
import type { Tx } from '#server/db/database.ts';
import type { ItemState } from './item-states.queries.ts';
import type { ItemUndo } from './plan-item-undo.ts';
import { listNames } from './undo.queries.ts';

/**
 * Names as kept the items that came back beside one that has their name by now: two of a name would stand on the till
 * without a word. Those that came back together were two before.
 */
export async function noteTwins(
  tx: Tx,
  storeId: string,
  undos: readonly ItemUndo[],
  states: ReadonlyMap<string, ItemState>,
) {
  const back = undos.filter(({ changes }) => changes.deletedAt === null);
  if (back.length === 0) return;
  const ids = new Set(back.map(({ id }) => id));
  const categoryOf = ({ id, changes }: ItemUndo) => changes.categoryId ?? states.get(id)?.categoryId ?? '';
  const nameOf = ({ name, changes }: ItemUndo) => changes.name ?? name;

  const standing = await listNames(tx, storeId, [...new Set(back.map(categoryOf))]);
  const taken = new Set(
    standing.filter(({ id }) => !ids.has(id)).map(({ categoryId, name }) => placeOf(categoryId, name)),
  );
  for (const undo of back)
    if (taken.has(placeOf(categoryOf(undo), nameOf(undo))))
      undo.fields.push({ field: 'name', reason: 'NAME_TWICE' });
}

function placeOf(categoryId: string, name: string): string {
  return `${categoryId} ${foldName(name)}`;
}
