import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { timeInSeoul } from '#server/messaging/time-in-seoul.ts';
import en from './post-password-changed-mail.en.json' with { type: 'json' };
import ko from './post-password-changed-mail.ko.json' with { type: 'json' };

const words = { ko, en };

/** Mails the user that the password changed and what to do if it was not them. */
export async function postPasswordChangedMail(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  user: { username: string; language: Language; now: Date },
): Promise<void> {
  const { username, language, now } = user;
  const time = timeInSeoul(now, language);
  await post.mail(tx, {
    kind: 'PASSWORD_CHANGED',
    concurrencyKey: username,
    to: username,
    language,
    ...fillMailTexts(words[language], { values: { time }, url: `${accountUrl}/forgotPassword` }),
  });
}
