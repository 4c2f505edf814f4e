import type { Language } from '@maru/contract/language.ts';
import { maskEmail } from '@maru/contract/mask-within-text.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { AccountMailParts, HubMailParts } from '#server/messaging/post.ts';
import { timeInSeoul } from '#server/messaging/time-in-seoul.ts';
import { postTokenMail } from '#server/verification/post-token-mail.ts';
import en from './contact-mails.en.json' with { type: 'json' };
import ko from './contact-mails.ko.json' with { type: 'json' };

const words = { ko, en };

type Owner = {
  id: string;
  username: string;
  emailVerifiedAt: Date | null;
  language: Language;
  newEmail: string;
  now: Date;
};

/**
 * Mails the link to a new address. The token is in the fragment of the link, which browsers send to no server, so that
 * it is in no log.
 */
export async function postNewEmailLink(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { newEmail, ...user }: Owner & { askedFrom: string },
): Promise<void> {
  await postTokenMail(
    tx,
    post,
    { ...user, username: newEmail },
    {
      purpose: 'CHANGE_EMAIL',
      words: { ko: ko.link, en: en.link },
      urlOf: (token) => `${hubUrl}/profile#${new URLSearchParams({ confirm: token })}`,
    },
  );
}

/** Notifies the current address, unless it is unverified: then it may belong to somebody else. */
export async function postEmailChangeAsked(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  user: Owner,
): Promise<void> {
  if (!user.emailVerifiedAt) return;
  const url = `${accountUrl}/forgotPassword`;
  await post.mail(tx, { kind: 'EMAIL_CHANGE_ASKED', ...toldTo(user, 'asked', url) });
}

/** Notifies the former address, which can no longer sign in, unless it was unverified. */
export async function postEmailChanged(tx: Tx, { post, hubUrl }: HubMailParts, user: Owner): Promise<void> {
  if (!user.emailVerifiedAt) return;
  await post.mail(tx, { kind: 'EMAIL_CHANGED', ...toldTo(user, 'changed', `${hubUrl}/about`) });
}

/**
 * The recipient and words of a mail to the old address. The new address is masked, because others may be able to read
 * the old mailbox.
 */
function toldTo({ username, language, newEmail, now }: Owner, what: 'asked' | 'changed', url: string) {
  const values = { time: timeInSeoul(now, language), email: maskEmail(newEmail) };
  return {
    ...{ concurrencyKey: username, to: username, language },
    ...fillMailTexts(words[language][what], { values, url }),
  };
}
