import type { StoreContext } from '#server/http/context.ts';
import { generalSettingAt } from './general-setting-at.ts';

export async function getGeneralSetting({ db, storeId, now }: StoreContext) {
  return generalSettingAt(db, storeId, now);
}
