import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { undoHours, type undoMenuChange as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { mostItems } from '@maru/contract/menu/menu-fields.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { editMenu, publishMenuChange } from '#server/menu/edit-menu.ts';
import { countItems } from '#server/menu/items/item-checks.queries.ts';
import { lockAnyItems } from '#server/menu/items/items.queries.ts';
import { countItemEdits, softDeleteItems, updateItems } from '#server/menu/items/items-writes.queries.ts';
import { listLinkedItemIds } from '#server/menu/options/options.queries.ts';
import { listPartIds } from '#server/menu/parts.queries.ts';
import { insertStockMoves } from '#server/menu/stock/stock-moves.queries.ts';
import { barcodesToTake } from './barcodes-to-take.ts';
import { lockMenuChange, markChangeUndone } from './changes.queries.ts';
import { deleteMadeParts } from './delete-made-parts.ts';
import type { ItemDifference } from './item-difference.ts';
import { type ItemState, listItemStates } from './item-states.queries.ts';
import { noteDuplicateNames } from './note-duplicate-names.ts';
import { type ItemUndo, planItemUndo } from './plan-item-undo.ts';
import { restoreParts } from './restore-parts.ts';
import { nothingDeleted, readStoredChange, type StoredRows } from './stored-change.ts';
import { listBarcodeHolders, listCountedSince } from './undo.queries.ts';

type Input = ParsedInputOf<typeof wire>;
type Output = OutputOf<typeof wire>;
type Pair = { difference: ItemDifference; item: ItemState };
type Change = { id: string; changedAt: Date; rows: Required<StoredRows> };

/** Undoes a change of many items or a deletion, once and within a day. An undo that changed nothing can be retried. */
export async function undoMenuChange(context: StoreContext, { changeId }: Input): Promise<Output> {
  const { storeId, actor, now } = context;
  return editMenu(context, async (tx, _menu, changed) => {
    const { about, ...change } = await undoable(tx, context, changeId);
    const { itemIds, itemCount, lists, names, kept } = await undo(tx, context, change);
    const isUndone = itemIds.length + lists.length > 0;
    const output = { isUndone, itemCount, kept };
    if (!isUndone) return output;

    await markChangeUndone(tx, storeId, changeId, { by: actor.userId, at: now });
    const after = { changeId, change: about, itemCount, kept: kept.length };
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'menu', act: 'undoMenuChange', before: null },
      after: names.length > 0 ? { ...after, names } : after,
    });
    if (about.kind === 'SOLD_OUT') await publishMenuChange(tx, context, { itemIds });
    else
      changed({
        itemIds,
        partsChange: lists.length > 0 ? 'PARTS' : 'ITEMS_ONLY',
        lists: itemIds.length > 0 ? ['items', ...lists] : lists,
      });
    return output;
  });
}

/**
 * Returns the changed items, the number of visible ones, the changed lists, the names of restored categories and
 * collections, and what was kept.
 */
async function undo(tx: Tx, context: StoreContext, change: Change) {
  const { storeId, actor, now } = context;
  const { made, taken } = change.rows;
  const written = { by: actor.userId, at: now };
  const asking = await lockAll(tx, storeId, change.rows);
  const back = await restoreParts(tx, storeId, taken, written);
  const states = await readStates(tx, storeId, change.rows);

  // Delete the created items first, which frees their barcodes and names.
  const live = made.itemIds.filter((id) => states.get(id)?.deleted === false);
  const deleted = await softDeleteItems(tx, storeId, live, written);
  const undos = await planUndo(tx, storeId, change, states);
  await refuseTooMany(tx, storeId, undos);
  const edited = new Set(await updateItems(tx, storeId, undos, written));
  const asked = asking.filter((id) => !edited.has(id));
  await countItemEdits(tx, storeId, asked, written);
  await keepStockMoves(tx, context, undos, states);

  const gone = await deleteMadeParts(tx, storeId, made, written);
  const renamed = back.parts
    .filter(({ isRenamed }) => isRenamed)
    .map(({ id, name }) => ({ id, name, fields: nameUsed }));
  await noteDuplicateNames(tx, storeId, undos, states);
  const stayed = undos.flatMap(({ id, name, changes, fields }) =>
    fields.length > 0 ? [{ id, name: changes.name ?? name, fields }] : [],
  );
  const isHidden = ({ id, changes }: ItemUndo) => states.get(id)?.deleted && changes.deletedAt === undefined;
  const hidden = undos.filter((item) => edited.has(item.id) && isHidden(item));
  const itemIds = [...deleted, ...edited, ...asked];
  return {
    itemIds,
    itemCount: itemIds.length - hidden.length,
    lists: [...back.lists, ...gone],
    names: back.parts.map(({ name }) => name),
    kept: [...renamed, ...stayed],
  };
}

const nameUsed: Output['kept'][number]['fields'] = [{ field: 'name', reason: 'NAME_USED' }];

async function undoable(tx: Tx, { storeId, now }: StoreContext, changeId: string) {
  const change = (await lockMenuChange(tx, storeId, changeId)) ?? fail('NOT_FOUND');
  if (change.undoneAt) fail('CHANGE_NOT_UNDOABLE', { reason: 'UNDONE' });
  if (readStoredChange(change).kind === 'OTHER') fail('CHANGE_NOT_UNDOABLE', { reason: 'UNKNOWN' });
  const isOver = now.getTime() - change.changedAt.getTime() >= undoHours * 3_600_000;
  const { rows } = change;
  if (isOver || !rows) fail('CHANGE_NOT_UNDOABLE', { reason: 'EXPIRED' });
  return { ...change, rows: { taken: nothingDeleted, ...rows } };
}

/**
 * Locks all items before anything is written. Returns those that regain a collection without being edited themselves.
 */
async function lockAll(tx: Tx, storeId: string, rows: Required<StoredRows>) {
  const asking = await listLinkedItemIds(tx, storeId, rows.taken.collectionIds);
  await lockAnyItems(tx, storeId, [...idsOf(rows), ...asking]);
  return asking;
}

async function readStates(tx: Tx, storeId: string, rows: StoredRows) {
  const states = await listItemStates(tx, storeId, idsOf(rows));
  return new Map(states.map((state) => [state.id, state]));
}

function idsOf({ items, made }: StoredRows): string[] {
  return [...items.map(({ id }) => id), ...made.itemIds];
}

/** Refuses if the menu would get too many items, because new items may have taken the place of those to restore. */
async function refuseTooMany(tx: Tx, storeId: string, undos: readonly ItemUndo[]) {
  const back = undos.filter(({ changes }) => changes.deletedAt === null).length;
  if (back > 0 && (await countItems(tx, storeId)) + back > mostItems)
    fail('TOO_MANY_ITEMS', { most: mostItems });
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
    returnedCollectionIds: new Set(change.rows.taken.collectionIds),
    countedSince: await listCountedSince(tx, storeId, ids, change),
    barcodesFor: await findBarcodesFor(tx, storeId, pairs),
  };
  return pairs.map(({ difference, item }) => planItemUndo(difference, item, world));
}

/** Items that can have their barcode back: it is free, or becomes free by this undo. */
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
