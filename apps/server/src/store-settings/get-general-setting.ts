import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findSettings } from './store-settings.queries.ts';

export async function getGeneralSetting({ db, storeId, now }: StoreContext) {
  return (await findSettings(db, storeId, now)) ?? fail('NOT_FOUND');
}
