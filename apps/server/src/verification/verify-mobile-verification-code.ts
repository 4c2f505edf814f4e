import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import {
  codeTries,
  type verifyMobileVerificationCode as wire,
} from '@maru/contract/verification/verification.endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Context } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { browserOf, newBrowser, setBrowserCookie } from './browser-cookie.ts';
import {
  claimGuess,
  findVerification,
  markVerified,
  type VerificationKey,
} from './phone-verifications.queries.ts';
import type { VerificationParts } from './request-mobile-verification-code.ts';
import { verificationKey } from './verification-key.ts';

/** How long the ticket of a verified phone is valid. */
const ticketMilliseconds = 10 * 60_000;

/**
 * Checks a typed code. Each guess is counted before it is checked, in a statement of its own: per code, and per number
 * and day over all codes and browsers. The right code yields a one-time ticket for `spendTicket`.
 */
export function verifyMobileVerificationCodeBy({
  secrets,
  accountUrl,
}: Pick<VerificationParts, 'secrets' | 'accountUrl'>) {
  return async function verifyMobileVerificationCode(
    { db, now, request, reply, actor }: Context,
    input: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    const browser = browserOf(request, accountUrl) ?? newBrowser();
    const key = verificationKey({ browser, input, actor });
    const guess = await claimGuess(db, key, now);
    if (!guess) return end(db, key);

    await limitTries(db, 'phone: guesses in a day', secrets.subjectOf(key.phoneE164));
    if (!secrets.isCode(guess.codeMac, guess.id, input.code))
      fail('VERIFICATION_NUMBER_INCORRECT', { triesLeft: codeTries - guess.tries });

    const ticketExpiresAt = new Date(now.getTime() + ticketMilliseconds);
    const isFirst = await markVerified(db, { key, id: guess.id, now, ticketExpiresAt });
    if (!isFirst) return end(db, key);
    setBrowserCookie(reply, browser, accountUrl);
  };
}

/** Says why there is no open code. A code that was never requested here looks like an expired one. */
async function end(db: Db, key: VerificationKey): Promise<never> {
  const found = await findVerification(db, key);
  if (found?.verifiedAt) fail('VERIFICATION_ENDED', { reason: 'USED' });
  fail('VERIFICATION_ENDED', { reason: found && found.tries >= codeTries ? 'TRIES' : 'EXPIRED' });
}
