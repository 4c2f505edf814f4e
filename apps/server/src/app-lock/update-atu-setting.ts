import type { updateAtuSetting as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { lockParts } from '@maru/contract/app-lock/lock-parts.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { lockStorePhone } from '#server/stores/set-store-phone.ts';
import { type AtuSetting, atuSettingOf } from './atu-setting-of.ts';
import { findLockRow, upsertLock } from './locks.queries.ts';
import { endOpenRequestsFor } from './unlock-requests.queries.ts';

/** Sets which parts are locked. Only an unlocked session may remove a lock; otherwise a lock would protect nothing. */
export async function updateAtuSetting(
  context: StoreContext,
  input: ParsedInputOf<typeof wire>,
): Promise<AtuSetting> {
  const { storeId, actor, now } = context;
  return context.transaction(async (tx) => {
    const storePhone = await lockStorePhone(tx, storeId);
    const before = await atuSettingOf(tx, context);
    if (before.version !== input.version) failStale(context, before, await findLockRow(tx, storeId));

    const lockedParts = lockParts.filter((part) => input.lockedParts.includes(part));
    const opened = before.lockedParts.filter((part) => !lockedParts.includes(part));
    const [part] = opened;
    if (part && !before.unlockedUntil) fail('LOCKED', { part, storePhone: before.storePhone });
    if (lockedParts.length > 0 && !storePhone) fail('STORE_PHONE_REQUIRED');

    const version = before.version + 1;
    await upsertLock(tx, { storeId, lockedParts, version, updatedBy: actor.userId, updatedAt: now });
    await endOpenRequestsFor(tx, { storeId, parts: opened, at: now });
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'app-lock', act: 'updateAtuSetting' },
      before: { lockedParts: before.lockedParts },
      after: { lockedParts },
    });
    await insertEvent(tx, { storeId, type: 'APP_LOCK_CHANGED', ids: [], version, at: now });
    return atuSettingOf(tx, context);
  });
}
