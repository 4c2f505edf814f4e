import type {
  StorePhoneReset,
  requestStorePhoneReset as wire,
} from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import { resetLinkMinutes } from '@maru/contract/app-lock/store-phone-reset.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Language } from '@maru/contract/language.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { newStoreToken } from '#server/keys/store-token.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { filled } from '#server/messaging/filled.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { lockStorePhone } from '#server/stores/set-store-phone.ts';
import { phoneOf } from '#server/verification/phone-of.ts';
import { findLockRow } from '../locks.queries.ts';
import { presentReset } from './present-reset.ts';
import en from './request-store-phone-reset.en.json' with { type: 'json' };
import ko from './request-store-phone-reset.ko.json' with { type: 'json' };
import {
  endReset,
  findLastReset,
  findStoreToTell,
  insertReset,
  isOwner,
} from './store-phone-resets.queries.ts';

const words = { ko, en };
const pressedTwiceMs = 5_000;

type Input = ParsedInputOf<typeof wire>;

/** Sends a link to the number that is to replace a lost store phone, and ends an earlier unused link. */
export function requestStorePhoneResetBy(parts: AccountMailParts) {
  return async function requestStorePhoneReset(context: UserContext, input: Input): Promise<StorePhoneReset> {
    const { storeId, spokenToId } = input;
    const { now } = context;
    const phone = phoneOf(input).e164;
    await checkStoreExists(context.db, storeId);

    return context.transaction(async (tx) => {
      const before = await lockStorePhone(tx, storeId);
      if (!(await isOwner(tx, storeId, spokenToId))) fail('NOT_AN_OWNER');
      const last = await findLastReset(tx, storeId);
      if (last?.state === 'CONFIRMED') fail('STORE_PHONE_RESET_RUNS');
      // A double press sends only one link.
      const isJustSent =
        last?.state === 'SENT' &&
        last.phone === phone &&
        now.getTime() - last.askedAt.getTime() < pressedTwiceMs;
      if (last && isJustSent) return presentReset(last, now);
      await limitTries(tx, 'store: lost store phones in a day', storeId);
      await limitTries(tx, 'phone: lost store phones in a day', phone);

      await endReset(tx, { storeId, state: 'REPLACED', at: now });
      await sendLink(tx, context, { ...parts, input, phone });
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'app-lock', act: 'requestStorePhoneReset' },
        before: { storePhone: before },
        after: { storePhone: phone, reason: input.reason },
      });
      await tellScreens(tx, storeId, now);
      const sent = (await findLastReset(tx, storeId)) ?? fail('NOT_FOUND');
      return presentReset(sent, now);
    });
  };
}

/** Makes the store's screens read the app lock again. */
export async function tellScreens(tx: Tx, storeId: string, at: Date): Promise<void> {
  const { version } = await findLockRow(tx, storeId);
  await insertEvent(tx, { storeId, type: 'APP_LOCK_CHANGED', ids: [], version, at });
}

async function sendLink(
  tx: Tx,
  { actor, now }: UserContext,
  { post, accountUrl, input, phone }: AccountMailParts & { input: Input; phone: string },
): Promise<void> {
  const { storeId, spokenToId: spokenTo, reason } = input;
  const store = (await findStoreToTell(tx, storeId)) ?? fail('NOT_FOUND');
  const language = store.language as Language;
  const { token, tokenHash } = newStoreToken(storeId);
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  const url = `${accountUrl}/storephone/${token}`;
  const messageId = await post.kakao(tx, {
    ...{
      kind: 'STORE_PHONE_RESET',
      concurrencyKey: storeId,
      template: 'STORE_PHONE_RESET',
      to: phone,
      language,
    },
    variables: { store: store.name },
    buttonUrl: url,
    text: filled(words[language].text, { store: store.name, url }),
    usefulUntil: expiresAt,
  });
  await insertReset(tx, {
    ...{ storeId, id: newId(), tokenHash, phone, spokenTo, reason },
    ...{ askedBy: actor.userId, askedAt: now, messageId, expiresAt },
  });
}
