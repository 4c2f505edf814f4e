import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import type { changeStoreItems as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { nextBusinessDayAfter } from '@maru/contract/time/business-date.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { differencesOf } from '#server/menu/changes/item-difference.ts';
import { type ItemState, listItemStates } from '#server/menu/changes/item-states.queries.ts';
import { storeMenuChange } from '#server/menu/changes/store-menu-change.ts';
import { editMenu, publishMenuChange } from '#server/menu/edit-menu.ts';
import { findLastItemChange } from '#server/menu/items/item-checks.queries.ts';
import { lockItems } from '#server/menu/items/items.queries.ts';
import { updateItems } from '#server/menu/items/items-writes.queries.ts';
import { listPartIds } from '#server/menu/parts.queries.ts';
import { generalSettingAt } from '#server/store-settings/general-setting-at.ts';
import { planBulkChange } from './plan-bulk-change.ts';

type Input = ParsedInputOf<typeof wire>;

/** The trail lists the first items in full and only counts the rest. */
const inTrail = 100;

/** Changes many items, all or none. Items that already have the value are left unchanged. */
export async function changeStoreItems(
  context: StoreContext,
  { items, change }: Input,
): Promise<OutputOf<typeof wire>> {
  const { storeId, actor, now } = context;
  return editMenu(context, async (tx, _menu, changed) => {
    const states = await asShown(tx, context, items);
    await checkTarget(tx, storeId, change);
    const plan = planBulkChange(states, change, { now, nextDay: await nextDayOf(tx, context) });

    const itemIds = await updateItems(tx, storeId, plan, { by: actor.userId, at: now });
    if (itemIds.length === 0) return { changeId: null, itemCount: 0 };
    const changeId = await storeAndLog(tx, context, { change, before: states, itemIds });

    const moves = change.kind === 'CATEGORY' || change.kind === 'DELETE';
    // A switch is no edit and must not invalidate edits based on the current menu.
    if (change.kind === 'SOLD_OUT') await publishMenuChange(tx, context, { itemIds });
    else changed({ itemIds, lists: moves ? ['items'] : [] });
    return { changeId, itemCount: itemIds.length };
  });
}

/** Locks the items and refuses if one changed since the caller read it. Keeps the caller's order. */
async function asShown(tx: Tx, context: StoreContext, items: Input['items']): Promise<ItemState[]> {
  const { storeId } = context;
  const ids = items.map(({ id }) => id);
  const rows = new Map((await lockItems(tx, storeId, ids)).map((row) => [row.id, row]));
  const gone = items.flatMap(({ id }, line) => (rows.has(id) ? [] : [line]));
  if (gone.length > 0) fail('STORE_ITEM_NOT_FOUND', { lines: gone });

  const itemIds = ids.filter((id, index) => rows.get(id)?.version !== items[index]?.version);
  if (itemIds.length > 0) {
    failStale(context, { itemIds }, await findLastItemChange(tx, storeId, itemIds));
  }
  const place = new Map(ids.map((id, index) => [id, index]));
  const states = await listItemStates(tx, storeId, ids);
  return states.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

/** The end of "sold out today". */
async function nextDayOf(tx: Tx, { storeId, now }: StoreContext) {
  return nextBusinessDayAfter(now, await generalSettingAt(tx, storeId, now));
}

async function checkTarget(tx: Tx, storeId: string, change: BulkChange) {
  if (change.kind === 'CATEGORY') {
    const categories = await listPartIds(tx, storeId, 'menuCategories');
    if (!categories.has(change.categoryId)) fail('CATEGORY_NOT_FOUND');
  }
  if (change.kind === 'ADD_OPTIONS') {
    const collections = await listPartIds(tx, storeId, 'optionCollections');
    if (!collections.has(change.collectionId))
      fail('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines: [] });
  }
}

async function storeAndLog(
  tx: Tx,
  context: StoreContext,
  { change, before, itemIds }: { change: BulkChange; before: readonly ItemState[]; itemIds: string[] },
) {
  const { storeId } = context;
  const after = await listItemStates(tx, storeId, itemIds);
  const items = differencesOf(before, after);
  const first = items.slice(0, inTrail);
  await writeStoreTrail(tx, context, {
    ...{ storeId, module: 'menu', act: 'changeStoreItems' },
    before: { items: first.map(({ id, before }) => ({ id, ...before })) },
    after: { change, itemCount: items.length, items: first.map(({ id, after }) => ({ id, ...after })) },
  });
  return storeMenuChange(tx, context, { kind: 'BULK', about: change, before, after });
}
