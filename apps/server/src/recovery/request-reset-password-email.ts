import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { requestResetPasswordEmail as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import type { Context } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { Post } from '#server/messaging/post.ts';
import { issueMailToken } from '#server/verification/issue-mail-token.ts';
import { findUserToWrite } from './recovery.queries.ts';
import en from './request-reset-password-email.en.json' with { type: 'json' };
import ko from './request-reset-password-email.ko.json' with { type: 'json' };

const words = { ko, en };

type User = NonNullable<Awaited<ReturnType<typeof findUserToWrite>>>;
type Parts = { post: Post; accountUrl: string };

/**
 * Writes to who forgot a password. An address that nobody has verified gets no such mail: it may belong to somebody
 * else than who signed up with it.
 */
export function requestResetPasswordEmailBy({ post, accountUrl }: Parts) {
  return async function requestResetPasswordEmail(
    { db, now, transaction }: Context,
    { username }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    await limitTries(db, 'mail address: reset mails', username);
    const user = await findUserToWrite(db, { username });
    if (!user) fail('EMAIL_NOT_FOUND');
    if (!user.emailVerifiedAt) fail('EMAIL_NOT_VERIFIED');

    await transaction(async (tx) => {
      const token = await issueMailToken(tx, {
        purpose: 'RESET_PASSWORD',
        userId: user.id,
        email: user.username,
        now,
      });
      await postLink(
        tx,
        user,
        `${accountUrl}/resetPassword?${new URLSearchParams({ token, userId: user.id })}`,
      );
    });
  };

  async function postLink(tx: Tx, { username, language }: User, url: string) {
    const { subject, title, lines, action, notes } = words[language];
    await post.mail(tx, {
      kind: 'RESET_PASSWORD',
      to: username,
      language,
      subject,
      title,
      lines,
      action: { label: action, url },
      notes,
    });
  }
}
