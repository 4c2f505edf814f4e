import type { Tx } from '#server/db/database.ts';
import { insertSettings } from './store-settings.queries.ts';

/** Creates the settings of a new store with the columns' defaults. */
export async function openSettings(tx: Tx, storeId: string): Promise<void> {
  await insertSettings(tx, { storeId });
}
