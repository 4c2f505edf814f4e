import { isOfUser, type VerificationPurpose } from '@maru/contract/verification/verification.endpoints.ts';
import type { Actor } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type Browser, hashBrowser } from './browser-cookie.ts';
import { phoneOf } from './phone-of.ts';
import type { VerificationKey } from './phone-verifications.queries.ts';

type Given = {
  browser: Browser;
  input: { cellphone: string; cellphoneCountryCode: string; purpose?: VerificationPurpose | undefined };
  actor: Actor | undefined;
};

/**
 * The key of the code that a call refers to. Default purpose: PHONE_CHANGE for a signed-in user, FIND_USERNAME for a
 * stranger.
 */
export function verificationKey({ browser, input, actor }: Given): VerificationKey {
  const { purpose = actor ? 'PHONE_CHANGE' : 'FIND_USERNAME' } = input;
  if (isOfUser(purpose) && !actor) fail('UNAUTHENTICATED');

  const userId = isOfUser(purpose) ? actor?.userId : undefined;
  return { browserHash: hashBrowser(browser, userId), purpose, phoneE164: phoneOf(input).e164 };
}
