import type {
  StorePhoneConfirmation,
  confirmStorePhone as wire,
} from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import { resetHours } from '@maru/contract/app-lock/store-phone-reset.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { readStoreToken } from '#server/keys/store-token.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { lockStorePhone } from '#server/stores/set-store-phone.ts';
import { confirmationOf } from './confirmation-of.ts';
import { postStorePhoneMails } from './post-store-phone-mails.ts';
import { resetStateOf } from './present-reset.ts';
import { tellScreens } from './request-store-phone-reset.ts';
import { endReset, findResetByToken, isOwner, markConfirmed } from './store-phone-resets.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Confirms the new phone by its link: from now on owners have a day to stop the change. A second press changes nothing.
 */
export function confirmStorePhoneBy(parts: HubMailParts) {
  return async function confirmStorePhone(
    context: Context,
    { token }: Input,
  ): Promise<StorePhoneConfirmation> {
    const { now } = context;
    const key = readStoreToken(token) ?? fail('NOT_FOUND');
    const answer = await context.transaction(async (tx) => {
      if (!(await findResetByToken(tx, key))) fail('NOT_FOUND');
      const { storeId } = key;
      const storePhone = await lockStorePhone(tx, storeId);
      const found = (await findResetByToken(tx, key)) ?? fail('NOT_FOUND');
      const { id, phone, spokenTo } = found;
      if (resetStateOf(found, now) !== 'SENT') return confirmationOf(tx, key, now);
      if (!(await isOwner(tx, storeId, spokenTo))) {
        await endReset(tx, { storeId, state: 'ENDED', at: now });
        return confirmationOf(tx, key, now);
      }
      const holdsAt = new Date(now.getTime() + resetHours * 3_600_000);
      await markConfirmed(tx, { storeId, id, at: now, holdsAt });
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'app-lock', act: 'confirmStorePhone' },
        before: { storePhone, holdsAt: null },
        after: { storePhone: phone, holdsAt: holdsAt.toISOString() },
      });
      await postStorePhoneMails(tx, parts, { storeId, kind: 'CONFIRMED', phone, holdsAt });
      await tellScreens(tx, storeId, now);
      return confirmationOf(tx, key, now);
    });
    // Refuse after the commit: a refusal inside the transaction would undo the end of the change.
    if (answer?.state !== 'CONFIRMED' && answer?.state !== 'HELD')
      fail('STORE_PHONE_RESET_ENDED', { state: answer?.state ?? 'EXPIRED' });
    return answer;
  };
}
