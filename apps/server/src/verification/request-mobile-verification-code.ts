import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import {
  codeSeconds,
  type requestMobileVerificationCode as wire,
} from '@maru/contract/verification/verification.endpoints.ts';
import { newId } from '#server/db/new-id.ts';
import type { Context } from '#server/http/context.ts';
import { networkOf } from '#server/http/network-of.ts';
import { fail } from '#server/http/refusal.ts';
import type { Post } from '#server/messaging/post.ts';
import { browserOf, newBrowser, setBrowserCookie } from './browser-cookie.ts';
import { limitSending } from './limit-sending.ts';
import { phoneOf } from './phone-of.ts';
import { newCode, type PhoneSecrets } from './phone-secrets.ts';
import { replaceVerification } from './phone-verifications.queries.ts';
import en from './request-mobile-verification-code.en.json' with { type: 'json' };
import ko from './request-mobile-verification-code.ko.json' with { type: 'json' };
import { verificationKey } from './verification-key.ts';

const words = { ko, en };

export type VerificationParts = {
  post: Post;
  secrets: PhoneSecrets;
  accountUrl: string;
  /** ECHO_PHONE_CODE: the response contains the code. */
  echoPhoneCode: boolean;
};

/**
 * Sends a code to a phone, without looking up any user. The answer is an id that no call takes: the browser is
 * recognised by its cookie.
 */
export function requestMobileVerificationCodeBy({
  post,
  secrets,
  accountUrl,
  echoPhoneCode,
}: VerificationParts) {
  return async function requestMobileVerificationCode(
    context: Context,
    input: ParsedInputOf<typeof wire>,
  ): Promise<string> {
    const { request, reply, now, language } = context;
    // The requirements make it a GET, so an image on any page could call it, and every text costs us money.
    if (request.headers['sec-fetch-site'] === 'cross-site') fail('FORBIDDEN');
    const browser = browserOf(request, accountUrl) ?? newBrowser();
    const key = verificationKey({ browser, input, actor: context.actor });
    const [id, code] = [newId(), newCode()];

    const response = await context.transaction(async (tx) => {
      await limitSending(tx, { phone: phoneOf(input), address: request.ip, secrets });
      const expiresAt = new Date(now.getTime() + codeSeconds * 1_000);
      await replaceVerification(tx, { key, id, codeMac: secrets.hashCode(id, code), expiresAt });
      const text = words[language].text.replace('{{code}}', code);
      await post.text(tx, {
        kind: 'VERIFY_PHONE',
        concurrencyKey: networkOf(request.ip),
        to: key.phoneE164,
        text,
        usefulUntil: expiresAt,
      });
      return echoPhoneCode ? code : id;
    });
    setBrowserCookie(reply, browser, accountUrl);
    return response;
  };
}
