import type { StoreItem } from '@maru/contract/menu/items.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { findLastItemChange, findNames } from './item-checks.queries.ts';
import { listItemRows, lockItems } from './items.queries.ts';

/** Locks an item for an edit based on this version; a stale edit is refused with the current item. */
export async function itemToEdit(
  tx: Tx,
  context: StoreContext,
  { id, version }: { id: string; version: number | undefined },
): Promise<StoreItem> {
  const { storeId } = context;
  const [row] = await lockItems(tx, storeId, [id]);
  if (!row) fail('NOT_FOUND');
  const item = await readItem(tx, storeId, id);
  if (row.version !== version) failStale(context, item, await findLastItemChange(tx, storeId, [id]));
  return item;
}

/** An item as its endpoint returns it. */
export async function readItem(tx: Tx, storeId: string, id: string): Promise<StoreItem> {
  const [row] = await listItemRows(tx, storeId, { itemIds: [id] });
  if (!row) throw new Error('an item that is being edited cannot be read');
  const { sort: _, ...item } = row;
  return item;
}

/** An item as the event log records it: category and options by name. */
export async function itemFacts(tx: Tx, storeId: string, item: StoreItem): Promise<object> {
  const { id, version, categoryId, optionCollectionIds, soldOutUntil, ...fields } = item;
  return { ...fields, ...(await findNames(tx, storeId, { categoryId, optionCollectionIds })) };
}
