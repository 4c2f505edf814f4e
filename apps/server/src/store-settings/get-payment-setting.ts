import type { StoreContext } from '#server/http/context.ts';
import { settingsAt } from './settings-at.ts';

export async function getPaymentSetting({ db, storeId, now }: StoreContext) {
  return settingsAt(db, storeId, now);
}
