import type { DbOrTx } from '#server/db/database.ts';
import { findSetting, type SettingRecord } from './points.queries.ts';

/** How points are earned and used in a store that never saved a setting: nothing is earned. */
export const unsavedSetting: Omit<SettingRecord, 'version' | 'validFrom'> = {
  rate: 0,
  validityMonths: 36,
  earningCategoryIds: [],
  nonEarningCategoryIds: [],
  useStoreIds: [],
  unusedStoreIds: [],
  leastUse: 1,
  useStep: 1,
};

/** The setting in force at a time; undefined if the store never saved one. */
export function settingAt(db: DbOrTx, storeId: string, at: Date): Promise<SettingRecord | undefined> {
  return findSetting(db, storeId, at);
}
