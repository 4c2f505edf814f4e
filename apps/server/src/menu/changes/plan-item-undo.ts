import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { mostCollectionsOfItem, mostStock } from '@maru/contract/menu/menu-fields.ts';
import type { ItemChange } from '#server/menu/items/items-writes.queries.ts';
import { type ItemDifference, isSame } from './item-difference.ts';
import type { ItemState } from './item-states.queries.ts';

type Kept = OutputOf<typeof undoMenuChange>['kept'][number];
type Field = Kept['fields'][number]['field'];

/** State of the store that limits what an undo can restore. */
export type World = {
  /** Categories that are not deleted. */
  categoryIds: ReadonlySet<string>;
  collectionIds: ReadonlySet<string>;
  /** The collections that this undo has just restored. */
  returnedCollectionIds: ReadonlySet<string>;
  /** Items whose stock was counted or set since the change. */
  countedSince: ReadonlySet<string>;
  /** Items that can have their old barcode back. */
  barcodesFor: ReadonlySet<string>;
};

export type ItemUndo = ItemChange & Pick<Kept, 'name' | 'fields'>;

type Step = ItemDifference & { item: ItemState; world: World; undo: ItemUndo };

/**
 * Plans the undo of one item, field by field. A field is restored if it still has the value of the change. It is kept
 * if somebody changed it since, and skipped if it already has its old value.
 */
export function planItemUndo(difference: ItemDifference, item: ItemState, world: World): ItemUndo {
  const undo: ItemUndo = { id: item.id, name: item.name, changes: {}, fields: [] };
  const step = { ...withLiveOptions(difference, world), item, world, undo };
  undoPlainFields(step);
  undoOptions(step);
  keepGoneOptions(step, difference);
  undoCategory(step);
  undoBarcode(step);
  undoStock(step);
  undoDeleting(step);
  return undo;
}

/** Whether the field still has the value of the change. Reports it as kept if somebody changed it since. */
function goesBack(step: Step, field: Field): boolean {
  const { before, after, item } = step;
  const [was, made] = [before[field], after[field]];
  if (was === undefined || made === undefined || isSame(was, made) || isSame(item[field], was)) return false;
  if (isSame(item[field], made)) return true;
  keep(step, field, 'CHANGED');
  return false;
}

function keep({ undo }: Step, field: Field, reason: Kept['fields'][number]['reason']) {
  undo.fields.push({ field, reason });
}

/** Ignores collections that were deleted since. */
function withLiveOptions({ id, before, after }: ItemDifference, { collectionIds }: World): ItemDifference {
  const live = (ids: readonly string[] | undefined) =>
    ids && { optionCollectionIds: ids.filter((collection) => collectionIds.has(collection)) };
  return {
    id,
    before: { ...before, ...live(before.optionCollectionIds) },
    after: { ...after, ...live(after.optionCollectionIds) },
  };
}

const plainFields = [
  'name',
  'nameEn',
  'price',
  'description',
  'placeEnabled',
  'marketPrice',
  'soldOutUntil',
] as const;

function undoPlainFields(step: Step) {
  for (const field of plainFields) {
    if (!goesBack(step, field)) continue;
    const column = field === 'price' ? 'priceKrw' : field;
    Object.assign(step.undo.changes, { [column]: step.before[field] });
  }
}

/**
 * Adds a restored collection to whatever the item uses now, because nobody can have removed it while it was deleted.
 * Most items are still linked to it; this covers items edited in between.
 */
function undoOptions(step: Step) {
  const { before, item, world, undo } = step;
  if (before.optionCollectionIds === undefined) return;
  const isReturned = (id: string) => world.returnedCollectionIds.has(id);
  if (!before.optionCollectionIds.some(isReturned)) {
    if (goesBack(step, 'optionCollectionIds')) undo.changes.optionCollectionIds = before.optionCollectionIds;
    return;
  }
  const ids = withReturned(item.optionCollectionIds, before.optionCollectionIds, isReturned);
  if (ids.length === item.optionCollectionIds.length) return;
  if (ids.length > mostCollectionsOfItem) return keep(step, 'optionCollectionIds', 'CHANGED');
  undo.changes.optionCollectionIds = ids;
}

/**
 * Reports the options as kept if a collection that the change added or removed is deleted now: this undo
 * neither puts that collection back nor takes it off, which shows if the collection is restored later.
 */
function keepGoneOptions(step: Step, { before, after }: ItemDifference) {
  const [was = [], made = []] = [before.optionCollectionIds, after.optionCollectionIds];
  const isOfOneOnly = (id: string) => was.includes(id) !== made.includes(id);
  const isGone = [...was, ...made].some((id) => isOfOneOnly(id) && !step.world.collectionIds.has(id));
  const isNamed = step.undo.fields.some(({ field }) => field === 'optionCollectionIds');
  if (isGone && !isNamed) keep(step, 'optionCollectionIds', 'COLLECTION_GONE');
}

/** Inserts each restored collection that is missing, after the one it used to follow. */
function withReturned(
  ids: readonly string[],
  before: readonly string[],
  isReturned: (id: string) => boolean,
): string[] {
  const all = [...ids];
  for (const [place, id] of before.entries()) {
    if (!isReturned(id) || all.includes(id)) continue;
    const previous = before.slice(0, place).findLast((other) => all.includes(other));
    all.splice(previous === undefined ? 0 : all.indexOf(previous) + 1, 0, id);
  }
  return all;
}

/** Restores the category together with the position in it. */
function undoCategory(step: Step) {
  const { before, world, undo } = step;
  if (!goesBack(step, 'categoryId') || before.categoryId === undefined) return;
  if (!world.categoryIds.has(before.categoryId)) return keep(step, 'categoryId', 'CATEGORY_GONE');
  Object.assign(undo.changes, { categoryId: before.categoryId, displaySort: before.sort });
}

function undoBarcode(step: Step) {
  const { before, item, world, undo } = step;
  if (!goesBack(step, 'barcode') || before.barcode === undefined) return;
  if (!world.barcodesFor.has(item.id)) return keep(step, 'barcode', 'BARCODE_USED');
  undo.changes.barcode = before.barcode;
}

/** Restores stock by difference, so that later sales stay counted. A later count is kept. */
function undoStock(step: Step) {
  const { before, after, item, world, undo } = step;
  if (before.stock === undefined || after.stock === undefined) return;
  if (world.countedSince.has(item.id))
    return item.stock === before.stock ? undefined : keep(step, 'stock', 'CHANGED');
  undo.changes.stock =
    before.stock === null || after.stock === null || item.stock === null
      ? before.stock
      : Math.min(Math.max(item.stock - after.stock + before.stock, 0), mostStock);
}

/** Restores a deleted item if its category exists, and without its barcode if another item has it now. */
function undoDeleting(step: Step) {
  const { item, world, undo } = step;
  if (!goesBack(step, 'deleted')) return;
  if (!world.categoryIds.has(undo.changes.categoryId ?? item.categoryId))
    return keep(step, 'deleted', 'CATEGORY_GONE');
  undo.changes.deletedAt = null;
  if (item.barcode === null || world.barcodesFor.has(item.id)) return;
  undo.changes.barcode = null;
  keep(step, 'barcode', 'BARCODE_USED');
}
