import type { Tx } from '#server/db/database.ts';
import { insertSettings } from './store-settings.queries.ts';

/** Every store has its settings from the start: those of the columns' defaults. */
export async function openSettings(tx: Tx, storeId: string): Promise<void> {
  await insertSettings(tx, { storeId });
}
