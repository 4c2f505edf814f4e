import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import type { Post } from '#server/messaging/post.ts';
import { issueMailToken } from '#server/verification/issue-mail-token.ts';
import en from './post-verification-mail.en.json' with { type: 'json' };
import ko from './post-verification-mail.ko.json' with { type: 'json' };

const words = { ko, en };

export type MailParts = { post: Post; accountUrl: string };

/** The mail with which somebody proves that an address is theirs, in their language; ends the link of an earlier one. */
export async function postVerificationMail(
  tx: Tx,
  { post, accountUrl }: MailParts,
  user: { id: string; username: string; language: Language; now: Date; askedFrom: string },
): Promise<void> {
  const { id: userId, username: email, language, now, askedFrom } = user;
  const issued = await issueMailToken(tx, { purpose: 'VERIFY_EMAIL', userId, email, now });
  if (!issued) return;
  const { token, expiresAt } = issued;

  const { action, ...said } = words[language];
  const url = `${accountUrl}/verifyUser?${new URLSearchParams({ token })}`;
  await post.mail(tx, {
    kind: 'VERIFY_EMAIL',
    turnOf: networkOf(askedFrom),
    to: email,
    language,
    ...said,
    action: { label: action, url },
    usefulUntil: expiresAt,
  });
}
