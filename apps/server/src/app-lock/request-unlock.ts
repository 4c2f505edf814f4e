import type { requestUnlock as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { approvalSeconds, type LockPart, rightsOfPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Language } from '@maru/contract/language.ts';
import { mayIn } from '@maru/contract/store-access/rights.ts';
import { inWordsOf } from '@maru/contract/stores/goods-words.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { newStoreToken } from '#server/keys/store-token.ts';
import { filled } from '#server/messaging/filled.ts';
import type { Post } from '#server/messaging/post.ts';
import { describeAgent } from '#server/sign-in/sessions/describe-agent.ts';
import { lockStorePhone } from '#server/stores/set-store-phone.ts';
import { type AtuSetting, atuSettingOf, sessionOf } from './atu-setting-of.ts';
import { findLock } from './find-lock.ts';
import en from './request-unlock.en.json' with { type: 'json' };
import ko from './request-unlock.ko.json' with { type: 'json' };
import { endOpenRequestsOf, findAsker, insertRequest } from './unlock-requests.queries.ts';

const words = { ko, en };
const pressedTwiceMs = 5_000;

export type UnlockParts = { post: Post; accountUrl: string };

/** Sends the store phone a link that unlocks this session, and invalidates the session's earlier link. */
export function requestUnlockBy(parts: UnlockParts) {
  return async function requestUnlock(
    context: StoreContext,
    { part }: ParsedInputOf<typeof wire>,
  ): Promise<AtuSetting> {
    const { storeId, actor, membership, now } = context;
    const mayOpen = membership && rightsOfPart[part].some((right) => mayIn(membership, right));
    if (!mayOpen) fail('FORBIDDEN');

    return context.transaction(async (tx) => {
      const phone = await lockStorePhone(tx, storeId);
      // Already unlocked, for this session or for the whole store: no message is needed.
      if (!(await findLock(tx, { ...sessionOf(context), part, now }))) return atuSettingOf(tx, context);
      if (!phone) fail('STORE_PHONE_REQUIRED');
      const setting = await atuSettingOf(tx, context);
      if (isJustSent(setting.request, part, now)) return setting;
      await limitTries(tx, 'session: unlock requests in ten minutes', actor.grantId);
      await limitTries(tx, 'store: unlock requests in an hour', storeId);

      const device = deviceOf(context);
      await endOpenRequestsOf(tx, sessionOf(context), now);
      await sendRequest(tx, context, { ...parts, phone, part, device });
      const entry = { storeId, module: 'app-lock', act: 'requestUnlock', before: null };
      await writeStoreTrail(tx, context, { ...entry, after: { part, device } });
      return atuSettingOf(tx, context);
    });
  };
}

/**
 * Whether this is a double press. A later press asks for another message, because the screen has already shown that the
 * first one was sent.
 */
function isJustSent(request: AtuSetting['request'], part: LockPart, now: Date): boolean {
  if (request?.part !== part || request.delivery === 'FAILED') return false;
  const sentAt = new Date(request.expiresAt).getTime() - approvalSeconds * 1_000;
  return now.getTime() - sentAt < pressedTwiceMs;
}

async function sendRequest(
  tx: Tx,
  { storeId, actor, now }: StoreContext,
  given: UnlockParts & { phone: string; part: LockPart; device: string },
): Promise<void> {
  const { post, accountUrl, phone, part, device } = given;
  const asker = (await findAsker(tx, storeId, actor.userId)) ?? fail('NOT_FOUND');
  const language = asker.language as Language;
  const texts = words[language];
  const { token, tokenHash } = newStoreToken(storeId);
  const expiresAt = new Date(now.getTime() + approvalSeconds * 1_000);
  const url = `${accountUrl}/approve/${token}`;
  const variables = {
    store: asker.storeName,
    person: asker.userName,
    part: inWordsOf(asker, texts.parts[part], language),
    device: device || texts.unknownDevice,
  };

  const messageId = await post.kakao(tx, {
    ...{
      kind: 'ATU_UNLOCK',
      concurrencyKey: storeId,
      template: 'ATU_UNLOCK',
      to: phone,
      language,
      variables,
    },
    buttonUrl: url,
    text: filled(texts.text, { ...variables, url }),
    usefulUntil: expiresAt,
  });
  const request = { storeId, grantId: actor.grantId, userId: actor.userId, part, device, messageId };
  await insertRequest(tx, { id: newId(), tokenHash, ...request, requestedAt: now, expiresAt });
}

/** For example `Chrome · Windows`; empty if the browser sends no user agent. */
function deviceOf({ request }: StoreContext): string {
  const { browser, system } = describeAgent(request.headers['user-agent'] ?? null);
  return [browser, system].filter(Boolean).join(' · ');
}
