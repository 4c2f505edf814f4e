import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { fillMailTexts, type MailWords } from '#server/messaging/fill-mail-texts.ts';
import type { Post } from '#server/messaging/post.ts';
import { issueMailToken } from './issue-mail-token.ts';
import type { MailTokenPurpose } from './mail-tokens.queries.ts';

/** The recipient of a mail with a token, the time, and the address that asked for it. */
export type TokenMailUser = {
  id: string;
  username: string;
  language: Language;
  now: Date;
  askedFrom: string;
};

type TokenMail = {
  purpose: MailTokenPurpose;
  words: Readonly<Record<Language, MailWords>>;
  urlOf: (token: string) => string;
};

/** Mails a verification link in the user's language, and ends the link of an earlier mail. */
export async function postTokenMail(
  tx: Tx,
  post: Post,
  { id: userId, username: email, language, now, askedFrom }: TokenMailUser,
  { purpose, words, urlOf }: TokenMail,
): Promise<void> {
  const issued = await issueMailToken(tx, { purpose, userId, email, now });
  if (!issued) return;

  await post.mail(tx, {
    kind: purpose,
    concurrencyKey: networkOf(askedFrom),
    to: email,
    language,
    ...fillMailTexts(words[language], { url: urlOf(issued.token) }),
    usefulUntil: issued.expiresAt,
  });
}
