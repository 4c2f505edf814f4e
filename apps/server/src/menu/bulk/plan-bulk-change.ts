import { type BulkChange, changedPrice, type PriceChange } from '@maru/contract/menu/bulk-change.ts';
import { mostCollectionsOfItem } from '@maru/contract/menu/menu-fields.ts';
import { type SoldOutWish, soldOutWishOf, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import type { ItemState } from '#server/menu/changes/item-states.queries.ts';
import type { ItemChange } from '#server/menu/items/items-writes.queries.ts';

type Changes = ItemChange['changes'];
/** `nextDay` is the start of the next business day. */
type Times = { now: Date; nextDay: Date };

/** The changes of items that a bulk change makes. */
export function planBulkChange(items: readonly ItemState[], change: BulkChange, times: Times): ItemChange[] {
  switch (change.kind) {
    case 'PRICE_PERCENT':
    case 'PRICE_AMOUNT':
      return priced(items, change);
    case 'CATEGORY':
      return all(items, { categoryId: change.categoryId });
    case 'SOLD_OUT':
      return switched(items, change.soldOut, times);
    case 'PLACE':
      return all(items, { placeEnabled: change.placeEnabled });
    case 'MARKET_PRICE':
      return all(items, { marketPrice: change.marketPrice });
    case 'ADD_OPTIONS':
      return askingFor(items, change.collectionId);
    case 'REMOVE_OPTIONS':
      return notAskingFor(items, change.collectionId);
    case 'DELETE':
      return all(items, { deletedAt: times.now.toISOString() });
  }
}

function all(items: readonly ItemState[], changes: Changes): ItemChange[] {
  return items.map(({ id }) => ({ id, changes }));
}

function priced(items: readonly ItemState[], change: PriceChange): ItemChange[] {
  const prices = items.map(({ id, price }) => ({ id, price: changedPrice(price, change) }));
  const itemIds = prices.flatMap(({ id, price }) => (price === null ? [id] : []));
  if (itemIds.length > 0) fail('PRICE_OUT_OF_RANGE', { itemIds });
  return prices.flatMap(({ id, price }) => (price === null ? [] : [{ id, changes: { priceKrw: price } }]));
}

/** Leaves out items that already are as wished, so that they keep the time until which they are sold out. */
function switched(items: readonly ItemState[], soldOut: SoldOutWish, { now, nextDay }: Times): ItemChange[] {
  const soldOutUntil = {
    NO: null,
    UNTIL_TOMORROW: nextDay.toISOString(),
    UNTIL_CHANGED: untilChanged,
  }[soldOut];
  const others = items.filter((item) => soldOutWishOf(item.soldOutUntil, now) !== soldOut);
  return all(others, { soldOutUntil });
}

function askingFor(items: readonly ItemState[], collectionId: string): ItemChange[] {
  const added = items
    .filter(({ optionCollectionIds }) => !optionCollectionIds.includes(collectionId))
    .map(({ id, optionCollectionIds: ids }) => ({
      id,
      changes: { optionCollectionIds: [...ids, collectionId] },
    }));
  if (added.some(({ changes }) => changes.optionCollectionIds.length > mostCollectionsOfItem))
    throw new Refusal('WRONG_FORMAT', undefined, { 'change.collectionId': 'tooLarge' });
  return added;
}

function notAskingFor(items: readonly ItemState[], collectionId: string): ItemChange[] {
  return items
    .filter(({ optionCollectionIds }) => optionCollectionIds.includes(collectionId))
    .map(({ id, optionCollectionIds: ids }) => ({
      id,
      changes: { optionCollectionIds: ids.filter((other) => other !== collectionId) },
    }));
}
