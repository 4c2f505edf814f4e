import type { changeStorePhone as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { lockStorePhone, setStorePhone } from '#server/stores/set-store-phone.ts';
import { browserOf } from '#server/verification/browser-cookie.ts';
import { phoneOf } from '#server/verification/phone-of.ts';
import { spendTicket } from '#server/verification/spend-ticket.ts';
import { type AtuSetting, atuSettingOf } from './atu-setting-of.ts';
import { endReset } from './phone-reset/store-phone-resets.queries.ts';

/**
 * Sets the phone that approves unlock requests. Refused while anything is locked, because a new phone would bypass the
 * lock.
 */
export function changeStorePhoneBy({ accountUrl }: { accountUrl: string }) {
  return async function changeStorePhone(
    context: StoreContext,
    input: ParsedInputOf<typeof wire>,
  ): Promise<AtuSetting> {
    const { storeId, actor, now, request } = context;
    const phone = phoneOf(input).e164;
    const browser = browserOf(request, accountUrl);

    return context.transaction(async (tx) => {
      const storePhone = await lockStorePhone(tx, storeId);
      const { lockedParts, version } = await atuSettingOf(tx, context);
      if (lockedParts.length > 0) fail('STORE_PHONE_LOCKED');
      const ticket = { phone, browser, purpose: 'STORE_PHONE', userId: actor.userId, now } as const;
      if (!(await spendTicket(tx, ticket))) fail('PHONE_NOT_VERIFIED');

      await setStorePhone(tx, { storeId, phone, at: now });
      // The owner has verified this phone, so a replacement of a lost phone is no longer needed.
      await endReset(tx, { storeId, state: 'ENDED', at: now });
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'app-lock', act: 'changeStorePhone' },
        before: { storePhone },
        after: { storePhone: phone },
      });
      await insertEvent(tx, { storeId, type: 'APP_LOCK_CHANGED', ids: [], version, at: now });
      return atuSettingOf(tx, context);
    });
  };
}
