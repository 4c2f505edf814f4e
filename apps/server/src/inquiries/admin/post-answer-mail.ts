import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import en from './post-answer-mail.en.json' with { type: 'json' };
import ko from './post-answer-mail.ko.json' with { type: 'json' };

const words = { ko, en };

type Answered = { to: string; language: Language; receivedAt: Date; answer: string };

/** Mails an answer without the question, because the address may be another person's. Returns the message's id. */
export async function postAnswerMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { to, language, receivedAt, answer }: Answered,
): Promise<string> {
  const date = receivedAt.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return post.mail(tx, {
    kind: 'INQUIRY_ANSWERED',
    to,
    language,
    ...fillMailTexts(words[language], { values: { date, answer }, url: `${hubUrl}/about` }),
  });
}
