import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { findCategoryRow, findLastCategoryChange } from './categories.queries.ts';

/** A category for an edit that read this version; a stale edit is refused with the current category. */
export async function categoryToEdit(
  tx: Tx,
  context: StoreContext,
  { id, version }: { id: string; version: number | undefined },
): Promise<Category> {
  const { storeId } = context;
  const row = (await findCategoryRow(tx, storeId, id)) ?? fail('NOT_FOUND');
  if (row.version !== version) {
    failStale(context, row, await findLastCategoryChange(tx, storeId, id));
  }
  return row;
}
