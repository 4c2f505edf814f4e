import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { timeInSeoul } from '#server/messaging/time-in-seoul.ts';
import en from './post-export-ready.en.json' with { type: 'json' };
import ko from './post-export-ready.ko.json' with { type: 'json' };

const words = { ko, en };

type Ready = { username: string; language: Language; token: string; expiresAt: Date };

/** Mails the link to the copy, by which any sign-in of the person may download it. */
export async function postExportReady(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { username, language, token, expiresAt }: Ready,
): Promise<void> {
  const values = { time: timeInSeoul(expiresAt, language) };
  const url = `${hubUrl}/profile#${new URLSearchParams({ export: token })}`;
  await post.mail(tx, {
    ...{ kind: 'DATA_EXPORT', concurrencyKey: username, to: username, language },
    ...fillMailTexts(words[language], { values, url }),
    usefulUntil: expiresAt,
  });
}
