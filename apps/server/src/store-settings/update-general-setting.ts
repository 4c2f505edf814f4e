import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updateGeneralSetting as wire } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { nextDayStartAfter } from '@maru/contract/time/business-date.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { type GeneralSetting, generalSettingAt } from './general-setting-at.ts';
import {
  deleteWaitingDayStarts,
  findLastChange,
  insertDayStart,
  insertFormerTaxType,
  lockSettings,
  updateGeneral,
} from './store-settings.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Changes the general setting; a new day start takes effect with the next business day. */
export async function updateGeneralSetting(context: StoreContext, input: Input): Promise<GeneralSetting> {
  const { storeId, actor, now } = context;
  return context.transaction(async (tx) => {
    if (!(await lockSettings(tx, storeId))) fail('NOT_FOUND');
    const before = await generalSettingAt(tx, storeId, now);
    if (before.version !== input.version) {
      failStale(context, before, await findLastChange(tx, storeId, 'general'));
    }

    const { language, taxType, newOrderSound } = input;
    await updateGeneral(tx, storeId, { language, taxType, newOrderSound }, { userId: actor.userId, at: now });
    if (taxType !== before.taxType)
      await insertFormerTaxType(tx, { storeId, heldUntil: now, taxType: before.taxType });
    await chooseDayStart(tx, { storeId, now, presently: before.dayStart, chosen: input.dayStart });

    const after = await generalSettingAt(tx, storeId, now);
    const entry = { storeId, module: 'store-settings', act: 'updateGeneralSetting', before, after };
    await writeStoreTrail(tx, context, entry);
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: after.version, at: now });
    return after;
  });
}

/**
 * A new start takes effect when the next business day begins by the current start, so today's orders keep their date.
 */
async function chooseDayStart(
  tx: Tx,
  { storeId, now, presently, chosen }: { storeId: string; now: Date; presently: number; chosen: number },
) {
  await deleteWaitingDayStarts(tx, storeId, now);
  if (chosen === presently) return;
  await insertDayStart(tx, { storeId, validFrom: nextDayStartAfter(now, presently), dayStart: chosen });
}
