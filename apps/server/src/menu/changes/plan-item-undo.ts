import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { mostCollectionsOfItem, mostStock } from '@maru/contract/menu/menu-fields.ts';
import type { ItemChange } from '#server/menu/items/items-writes.queries.ts';
import { type ItemDifference, isSame } from './item-difference.ts';
import type { ItemState } from './item-states.queries.ts';

type Kept = OutputOf<typeof undoMenuChange>['kept'][number];
type Field = Kept['fields'][number]['field'];

/** What of the store decides whether an item can go back to what it was. */
export type World = {
  /** Those that are not deleted. */
  categoryIds: ReadonlySet<string>;
  collectionIds: ReadonlySet<string>;
  /** Of those the ones that came back a moment ago, with this. */
  returnedCollectionIds: ReadonlySet<string>;
  /** Items whose stock somebody counted, or set otherwise, since. */
  countedSince: ReadonlySet<string>;
  /** Items that may have back the barcode that they had. */
  barcodesFor: ReadonlySet<string>;
};

export type ItemUndo = ItemChange & Pick<Kept, 'name' | 'fields'>;

type Step = ItemDifference & { item: ItemState; world: World; undo: ItemUndo };

/**
 * What becomes of an item when a change is undone. Each field for itself: it goes back if it still is what the change made
 * of it, stays if somebody changed it since, and is left alone if it is what it was.
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

/** Whether the field is what the change made of it; names it as kept where somebody changed it since. */
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

/** Collections that were deleted since are asked for by nobody, whatever is undone. */
function withLiveOptions({ id, before, after }: ItemDifference, { collectionIds }: World): ItemDifference {
  const live = (ids: readonly string[] | undefined) =>
    ids && { optionCollectionIds: ids.filter((collection) => collectionIds.has(collection)) };
  return {
    id,
    before: { ...before, ...live(before.optionCollectionIds) },
    after: { ...after, ...live(after.optionCollectionIds) },
  };
}

const plainFields = ['name', 'nameEn', 'price', 'description', 'placeEnabled', 'soldOutUntil'] as const;

function undoPlainFields(step: Step) {
  for (const field of plainFields) {
    if (!goesBack(step, field)) continue;
    const column = field === 'price' ? 'priceKrw' : field;
    Object.assign(step.undo.changes, { [column]: step.before[field] });
  }
}

/**
 * A collection that came back is asked for again beside whatever the item asks by now: nobody can have decided against it
 * while it was not there. Most items are linked to it still; this is for those that were edited since.
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

/** A collection that is deleted by now may come back, and nothing of it was undone then. */
function keepGoneOptions(step: Step, { before, after }: ItemDifference) {
  const [was = [], made = []] = [before.optionCollectionIds, after.optionCollectionIds];
  const isOfOneOnly = (id: string) => was.includes(id) !== made.includes(id);
  const isGone = [...was, ...made].some((id) => isOfOneOnly(id) && !step.world.collectionIds.has(id));
  const isNamed = step.undo.fields.some(({ field }) => field === 'optionCollectionIds');
  if (isGone && !isNamed) keep(step, 'optionCollectionIds', 'COLLECTION_GONE');
}

/** Each that came back and is missing, behind what it stood behind. */
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

/** With its place, which says something in its own category only. */
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

/** By the difference, so that what was sold since stays sold; a count since says more than what was there before. */
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

/** Comes back only where there is a category for it; without its barcode if another item has that now. */
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
