import type { Tx } from '#server/db/database.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { postTokenMail, type TokenMailUser } from '#server/verification/post-token-mail.ts';
import en from './post-reset-mail.en.json' with { type: 'json' };
import ko from './post-reset-mail.ko.json' with { type: 'json' };

/** Sends the mail with the link to reset a password. */
export async function postResetMail(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  user: TokenMailUser,
): Promise<void> {
  await postTokenMail(tx, post, user, {
    purpose: 'RESET_PASSWORD',
    words: { ko, en },
    urlOf: (token) => `${accountUrl}/resetPassword?${new URLSearchParams({ token, userId: user.id })}`,
  });
}
