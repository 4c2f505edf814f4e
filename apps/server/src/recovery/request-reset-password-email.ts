import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { requestResetPasswordEmail as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { countTry, limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { postVerificationMail } from '#server/sign-up/post-verification-mail.ts';
import { postResetMail } from './post-reset-mail.ts';
import { findUserToWrite } from './recovery.queries.ts';

/**
 * Sends the mail to reset a password. An unverified address may belong to somebody else than the person who signed up
 * with it, so it gets the verification mail again instead, and the answer says so.
 */
export function requestResetPasswordEmailBy(parts: AccountMailParts & { hashSubject: HashSubject }) {
  return async function requestResetPasswordEmail(
    { db, now, request, transaction }: Context,
    { username }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    const subject = parts.hashSubject('mail address', username);
    await limitTries(db, 'mail address: reset mails', subject);
    const user = await findUserToWrite(db, { username });
    if (!user) fail('EMAIL_NOT_FOUND');
    if (user.emailVerifiedAt) {
      await transaction((tx) => postResetMail(tx, parts, { ...user, now, askedFrom: request.ip }));
      return;
    }

    if (await countTry(db, 'mail address: verification mails', subject))
      await transaction((tx) => postVerificationMail(tx, parts, { ...user, now, askedFrom: request.ip }));
    fail('EMAIL_NOT_VERIFIED');
  };
}
