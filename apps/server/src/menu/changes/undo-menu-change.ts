import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { undoHours, type undoMenuChange as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { leaveStoreTrail } from '#server/audit/leave-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { editMenu, tellMenu } from '#server/menu/edit-menu.ts';
import { softDeleteItems, updateItems } from '#server/menu/items/items-writes.queries.ts';
import { insertStockMoves } from '#server/menu/stock/stock-moves.queries.ts';
import { barcodesToTake } from './barcodes-to-take.ts';
import { lockMenuChange, markChangeUndone } from './changes.queries.ts';
import { deleteMadeParts } from './delete-made-parts.ts';
import type { ItemDifference } from './item-difference.ts';
import { type ItemState, lockItemStates } from './item-states.queries.ts';
import type { KeptRows } from './kept-rows.ts';
import { type ItemUndo, planItemUndo } from './plan-item-undo.ts';
import { listBarcodeHolders, listCountedSince, listPartIds } from './world.queries.ts';

type Input = ParsedInputOf<typeof wire>;
type Pair = { difference: ItemDifference; item: ItemState };
type Change = { id: string; changedAt: Date; rows: KeptRows };

/** Undoes a change of many items, once and within a day. */
export async function undoMenuChange(
  context: StoreContext,
  { changeId }: Input,
): Promise<OutputOf<typeof wire>> {
  const { storeId, actor, now } = context;
  const written = { by: actor.userId, at: now };
  return editMenu(context, async (tx, _menu, changed) => {
    const { about, ...change } = await undoable(tx, context, changeId);
    const { made } = change.rows;
    const states = await lockAll(tx, storeId, change.rows);

    // First those that it made: what they are called by is free for others then.
    const live = made.itemIds.filter((id) => states.get(id)?.deleted === false);
    const deleted = await softDeleteItems(tx, storeId, live, written);
    const undos = await planUndo(tx, storeId, change, states);
    const back = await updateItems(tx, storeId, undos, written);
    await keepStockMoves(tx, context, undos, states);
    const parts = await deleteMadeParts(tx, storeId, made, written);
    await markChangeUndone(tx, storeId, changeId, written);

    const itemIds = [...deleted, ...back];
    const kept = undos.flatMap(({ id, name, fields }) => (fields.length > 0 ? [{ id, name, fields }] : []));
    const after = { changeId, change: about, itemCount: itemIds.length, kept: kept.length };
    await leaveStoreTrail(tx, context, {
      storeId,
      module: 'menu',
      act: 'undoMenuChange',
      before: null,
      after,
    });
    if (about.kind === 'SOLD_OUT') await tellMenu(tx, context, { itemIds });
    else
      changed({
        itemIds,
        partsChange: parts.length > 0 ? 'PARTS' : 'ITEMS_ONLY',
        lists: ['items', ...parts],
      });
    return { itemCount: itemIds.length, kept };
  });
}

async function undoable(tx: Tx, { storeId, now }: StoreContext, changeId: string) {
  const change = (await lockMenuChange(tx, storeId, changeId)) ?? fail('NOT_FOUND');
  if (change.undoneAt) fail('CHANGE_NOT_UNDOABLE', { reason: 'UNDONE' });
  const isOver = now.getTime() - change.changedAt.getTime() >= undoHours * 3_600_000;
  const { rows } = change;
  if (isOver || !rows) fail('CHANGE_NOT_UNDOABLE', { reason: 'EXPIRED' });
  return { ...change, rows };
}

async function lockAll(tx: Tx, storeId: string, { items, made }: KeptRows) {
  const states = await lockItemStates(tx, storeId, [...items.map(({ id }) => id), ...made.itemIds]);
  return new Map(states.map((state) => [state.id, state]));
}

type States = ReadonlyMap<string, ItemState>;

async function planUndo(tx: Tx, storeId: string, change: Change, states: States): Promise<ItemUndo[]> {
  const pairs = change.rows.items.flatMap((difference) => {
    const item = states.get(difference.id);
    return item ? [{ difference, item }] : [];
  });
  const ids = pairs.map(({ item }) => item.id);
  const world = {
    categoryIds: await listPartIds(tx, storeId, 'menuCategories'),
    collectionIds: await listPartIds(tx, storeId, 'optionCollections'),
    countedSince: await listCountedSince(tx, storeId, ids, change),
    barcodesFor: await findBarcodesFor(tx, storeId, pairs),
  };
  return pairs.map(({ difference, item }) => planItemUndo(difference, item, world));
}

/** Items that may have back their barcode: it is free, or is by what else is undone. */
async function findBarcodesFor(tx: Tx, storeId: string, pairs: readonly Pair[]) {
  const wishes = pairs.flatMap(({ difference: { id, before, after }, item }) => {
    if (before.barcode !== undefined && item.barcode === after.barcode)
      return [{ id, barcode: before.barcode }];
    return after.deleted && item.deleted ? [{ id, barcode: item.barcode }] : [];
  });
  const barcodes = wishes.flatMap(({ barcode }) => barcode ?? []);
  return barcodesToTake(wishes, await listBarcodeHolders(tx, storeId, barcodes));
}

async function keepStockMoves(
  tx: Tx,
  { storeId, actor, now }: StoreContext,
  undos: readonly ItemUndo[],
  states: States,
) {
  const moves = undos.flatMap(({ id, changes: { stock } }) => {
    const stockBefore = states.get(id)?.stock ?? null;
    if (stock === undefined || stock === stockBefore) return [];
    return [{ itemId: id, kind: 'UNDO' as const, stockBefore, stockAfter: stock, reason: null }];
  });
  await insertStockMoves(tx, storeId, moves, { by: actor.userId, at: now });
}
