import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getPointSetting as wire } from '@maru/contract/points/points.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStoreStatus } from '../points.queries.ts';
import { settingAt, unsavedSetting } from '../setting-at.ts';
import { listCategoryNames } from './setting.queries.ts';

type Setting = OutputOf<typeof wire>;

/** How points are earned and used in the store now. */
export async function getPointSetting({ db, storeId, now }: StoreContext): Promise<Setting> {
  if (!(await findStoreStatus(db, storeId))) fail('NOT_FOUND');
  return shownSetting(db, storeId, now);
}

/** The setting as screens show it; its version is 1 before the first one is saved. */
export async function shownSetting(db: DbOrTx, storeId: string, now: Date): Promise<Setting> {
  const saved = await settingAt(db, storeId, now);
  if (!saved) return { ...unsavedSetting, validFrom: null, version: 1, chosenCategories: [] };
  const chosen = [...saved.earningCategoryIds, ...saved.nonEarningCategoryIds];
  const chosenCategories = chosen.length === 0 ? [] : await listCategoryNames(db, storeId, chosen);
  return { ...saved, validFrom: new Date(saved.validFrom).toISOString(), chosenCategories };
}
