import { deleteResets } from './app-lock/phone-reset/store-phone-resets.queries.ts';
import type { Tx } from './db/database.ts';
import { eraseItems } from './menu/items/items-writes.queries.ts';
import { deleteKeys } from './payments/provider-keys/provider-keys.queries.ts';
import { erasePlace } from './place/erase-place.ts';
import { blankReceiptTexts } from './store-settings/store-settings.queries.ts';

/**
 * Erases the data about a draft store in the features that build on `stores`. The draft is erased with its only owner.
 */
export async function eraseOfStore(tx: Tx, storeId: string, at: Date): Promise<void> {
  await erasePlace(tx, storeId);
  await eraseItems(tx, storeId, at);
  await blankReceiptTexts(tx, storeId);
  await deleteResets(tx, storeId);
  await deleteKeys(tx, storeId);
}
