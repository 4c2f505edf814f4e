import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findSettings, type StoreSettings } from './store-settings.queries.ts';

/** Settings of a store as valid at an instant. */
export async function settingsAt(db: DbOrTx, storeId: string, at: Date): Promise<StoreSettings> {
  return (await findSettings(db, storeId, at)) ?? fail('NOT_FOUND');
}
