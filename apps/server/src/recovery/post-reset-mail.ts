import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import type { Post } from '#server/messaging/post.ts';
import { issueMailToken } from '#server/verification/issue-mail-token.ts';
import en from './post-reset-mail.en.json' with { type: 'json' };
import ko from './post-reset-mail.ko.json' with { type: 'json' };

const words = { ko, en };

export type MailParts = { post: Post; accountUrl: string };

/** The mail with which a password is reset, in the language of its user; ends the link of an earlier one. */
export async function postResetMail(
  tx: Tx,
  { post, accountUrl }: MailParts,
  user: { id: string; username: string; language: Language; now: Date; askedFrom: string },
): Promise<void> {
  const { id: userId, username: email, language, now, askedFrom } = user;
  const issued = await issueMailToken(tx, { purpose: 'RESET_PASSWORD', userId, email, now });
  if (!issued) return;
  const { token, expiresAt } = issued;

  const { action, ...said } = words[language];
  const url = `${accountUrl}/resetPassword?${new URLSearchParams({ token, userId })}`;
  await post.mail(tx, {
    kind: 'RESET_PASSWORD',
    turnOf: networkOf(askedFrom),
    to: email,
    language,
    ...said,
    action: { label: action, url },
    usefulUntil: expiresAt,
  });
}
