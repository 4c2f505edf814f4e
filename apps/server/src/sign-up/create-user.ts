import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { createUser as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import { violates } from '#server/db/in-transaction.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { Context } from '#server/http/context.ts';
import { networkOf } from '#server/http/network-of.ts';
import { fail } from '#server/http/refusal.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { recordConsents } from '#server/terms/record-consents.ts';
import { createUser as createAccount } from '#server/users/create-user.ts';
import { freeUsername, isUsernameFree } from '#server/users/free-username.ts';
import { hashNewPassword } from '#server/users/new-password.ts';
import { browserOf } from '#server/verification/browser-cookie.ts';
import { phoneOf } from '#server/verification/phone-of.ts';
import { hasTicket, spendTicket } from '#server/verification/spend-ticket.ts';
import { postVerificationMail } from './post-verification-mail.ts';

/**
 * Signs up a person whose phone was verified in this browser: account, consents, spent ticket and mail, all or nothing.
 * A refusal keeps the ticket for another try.
 */
export function createUserBy(parts: AccountMailParts) {
  return async function createUser(
    context: Context,
    input: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const { db, now, language, request, log } = context;
    const { username, name, password } = input;
    const { e164, callingCode } = phoneOf(input);
    const browser = browserOf(request, parts.accountUrl);
    const ticket = { phone: e164, purpose: 'SIGN_UP', browser, now } as const;
    const { termsAndConditionAgreementResponseList: answers } = input.termsAndConditionAgreementsResponse;

    // These are checked again below. They are checked here first, so that nobody can make us compute hashes needlessly.
    if (!(await isUsernameFree(db, { username, now }))) fail('USED_EMAIL');
    if (!(await hasTicket(db, ticket))) fail('PHONE_NOT_VERIFIED');
    const passwordHash = await hashNewPassword(password, { username }, networkOf(request.ip));

    let insteadOf: string | undefined;
    const signUp = context.transaction(async (tx) => {
      const phone = { e164, callingCode, verifiedAt: now };
      insteadOf = await freeUsername(tx, { username, now });
      const id = await createAccount(tx, { username, name, passwordHash, language, phone });
      if (!(await spendTicket(tx, ticket))) fail('PHONE_NOT_VERIFIED');
      const client = clientFactsOf(request);
      await recordConsents(tx, { scope: 'USER', userId: id, answers, language, client, now });
      const entry = { userId: id, module: 'sign-up', act: 'createUser' };
      await writeUserTrail(tx, context, { ...entry, before: null, after: { username, name } });
      await postVerificationMail(tx, parts, { id, username, language, now, askedFrom: request.ip });
      return { id, username };
    });
    const user = await signUp.catch((error) => {
      if (violates(error, 'users__username')) fail('USED_EMAIL');
      throw error;
    });
    log.info({ userId: user.id, insteadOf }, 'signed up');
    return user;
  };
}
