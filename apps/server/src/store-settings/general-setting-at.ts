import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getGeneralSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { settingsAt } from './settings-at.ts';
import { findWaitingDayStart } from './store-settings.queries.ts';

export type GeneralSetting = OutputOf<typeof getGeneralSetting>;

/** The general setting at an instant, with the day start that is not yet in effect. */
export async function generalSettingAt(db: DbOrTx, storeId: string, at: Date): Promise<GeneralSetting> {
  const settings = await settingsAt(db, storeId, at);
  const waiting = await findWaitingDayStart(db, storeId, at);
  return {
    dayStart: settings.dayStart,
    nextDayStart: waiting ? { dayStart: waiting.dayStart, validFrom: waiting.validFrom.toISOString() } : null,
    language: settings.language,
    taxType: settings.taxType,
    newOrderSound: settings.newOrderSound,
    version: settings.generalVersion,
  };
}
