import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findCategoryRow, findLastCategoryChange } from './categories.queries.ts';

/** A category as it is, for an edit that read it with this version; a later one is told in whole. */
export async function categoryToEdit(
  tx: Tx,
  storeId: string,
  { id, version }: { id: string; version: number | undefined },
): Promise<Category> {
  const row = (await findCategoryRow(tx, storeId, id)) ?? fail('NOT_FOUND');
  if (row.version !== version) {
    fail('DATA_WAS_BEEN_MODIFIED', { row, ...(await findLastCategoryChange(tx, storeId, id)) });
  }
  return row;
}
