import type { Tx } from '#server/db/database.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { postTokenMail, type TokenMailUser } from '#server/verification/post-token-mail.ts';
import en from './post-verification-mail.en.json' with { type: 'json' };
import ko from './post-verification-mail.ko.json' with { type: 'json' };

/** Sends the mail that verifies an address. */
export async function postVerificationMail(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  user: TokenMailUser,
): Promise<void> {
  await postTokenMail(tx, post, user, {
    purpose: 'VERIFY_EMAIL',
    words: { ko, en },
    urlOf: (token) => `${accountUrl}/verifyUser?${new URLSearchParams({ token })}`,
  });
}
