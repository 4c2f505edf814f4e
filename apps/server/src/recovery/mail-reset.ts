import type { Tx } from '#server/db/database.ts';
import type { Context } from '#server/http/context.ts';
import { countTry, limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { postVerificationMail } from '#server/sign-up/post-verification-mail.ts';
import { postResetMail } from './post-reset-mail.ts';
import type { findUserToWrite } from './recovery.queries.ts';

export type ResetMailParts = AccountMailParts & { hashSubject: HashSubject };
type UserToWrite = NonNullable<Awaited<ReturnType<typeof findUserToWrite>>>;

/** Limits the mails to one address, whoever asks for them. */
export async function limitResetMails({ db }: Context, { hashSubject }: ResetMailParts, username: string) {
  await limitTries(db, 'mail address: reset mails', hashSubject('mail address', username));
}

/**
 * Sends the mail to reset a password. An unverified address may belong to somebody else than the person who signed up
 * with it, so it gets the verification mail again instead, and the answer says so. `also` is committed with the mail.
 */
export async function mailReset(
  { db, now, request, transaction }: Context,
  parts: ResetMailParts,
  user: UserToWrite,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<undefined> {
  const written = { ...user, now, askedFrom: request.ip };
  if (user.emailVerifiedAt) {
    await transaction(async (tx) => {
      await postResetMail(tx, parts, written);
      await also(tx);
    });
    return;
  }

  const subject = parts.hashSubject('mail address', user.username);
  if (await countTry(db, 'mail address: verification mails', subject)) {
    await transaction(async (tx) => {
      await postVerificationMail(tx, parts, written);
      await also(tx);
    });
  }
  fail('EMAIL_NOT_VERIFIED');
}
