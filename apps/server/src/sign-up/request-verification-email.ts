import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { chooseLanguage } from '@maru/contract/language.ts';
import type { requestVerificationEmail as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { postVerificationMail } from './post-verification-mail.ts';
import { findUnverified } from './sign-up.queries.ts';

/** Sends the verification mail again if the address is unverified. The answer is the same for an unknown address. */
export function requestVerificationEmailBy(parts: AccountMailParts & { hashSubject: HashSubject }) {
  return async function requestVerificationEmail(
    { db, now, request, transaction }: Context,
    { username }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    await limitTries(db, 'mail address: verification mails', parts.hashSubject('mail address', username));
    const user = await findUnverified(db, username);
    if (!user) return;
    await transaction((tx) =>
      postVerificationMail(tx, parts, {
        ...user,
        language: chooseLanguage(user.language),
        now,
        askedFrom: request.ip,
      }),
    );
  };
}
