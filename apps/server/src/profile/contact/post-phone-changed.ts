import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { timeInSeoul } from '#server/messaging/time-in-seoul.ts';
import en from './contact-mails.en.json' with { type: 'json' };
import ko from './contact-mails.ko.json' with { type: 'json' };

const words = { ko, en };

type Owner = {
  username: string;
  language: Language;
  phoneE164: string | null;
  phoneVerifiedAt: Date | null;
  now: Date;
};

/** Tells the person by mail, and the former number by text if it was verified. */
export async function postPhoneChanged(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  { username, language, phoneE164, phoneVerifiedAt, now }: Owner,
): Promise<void> {
  const values = { time: timeInSeoul(now, language) };
  const told = fillMailTexts(words[language].phone, { values, url: `${accountUrl}/forgotPassword` });
  await post.mail(tx, { kind: 'PHONE_CHANGED', concurrencyKey: username, to: username, language, ...told });
  if (phoneE164 && phoneVerifiedAt)
    await post.text(tx, {
      kind: 'PHONE_CHANGED',
      concurrencyKey: username,
      to: phoneE164,
      text: words[language].phoneText,
    });
}
