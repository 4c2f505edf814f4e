import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { readCollections } from './list-option-collections.ts';
import { findLastCollectionChange } from './options.queries.ts';

/** A collection for an edit based on this version; a stale edit is refused with the current collection. */
export async function collectionToEdit(
  tx: Tx,
  context: StoreContext,
  { id, version }: { id: string; version: number | undefined },
): Promise<OptionCollection> {
  const { storeId } = context;
  const [row] = await readCollections(tx, storeId, id);
  if (!row) fail('NOT_FOUND');
  if (row.version !== version) {
    failStale(context, row, await findLastCollectionChange(tx, storeId, id));
  }
  return row;
}
