import type { StorePhoneReset } from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { lockStorePhone } from '#server/stores/set-store-phone.ts';
import { postStorePhoneMails } from './post-store-phone-mails.ts';
import { presentReset, resetStateOf } from './present-reset.ts';
import { tellScreens } from './request-store-phone-reset.ts';
import { endReset, findLastReset } from './store-phone-resets.queries.ts';

/** Stops the change. Stopping it again changes nothing. */
export function stopStorePhoneResetBy(parts: HubMailParts) {
  return async function stopStorePhoneReset(context: StoreContext): Promise<StorePhoneReset> {
    const { storeId, now, membership } = context;
    if (!membership) await checkStoreExists(context.db, storeId);
    return context.transaction(async (tx) => {
      const storePhone = await lockStorePhone(tx, storeId);
      const last = await findLastReset(tx, storeId);
      if (last?.state === 'STOPPED') return presentReset(last, now);
      const isRunning = last?.state === 'CONFIRMED' || last?.state === 'SENT';
      if (!last || !isRunning)
        fail('STORE_PHONE_RESET_ENDED', { state: last ? resetStateOf(last, now) : 'ENDED' });

      await endReset(tx, { storeId, state: 'STOPPED', at: now });
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'app-lock', act: 'stopStorePhoneReset' },
        before: { storePhone: last.phone },
        after: { storePhone },
      });
      // If the link was not used, nobody was told about the change, so nobody needs to know that it stopped.
      if (last.state === 'CONFIRMED')
        await postStorePhoneMails(tx, parts, { storeId, kind: 'STOPPED', phone: last.phone, holdsAt: now });
      await tellScreens(tx, storeId, now);
      return presentReset({ ...last, state: 'STOPPED' }, now);
    });
  };
}
