import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import en from './post-export-failed.en.json' with { type: 'json' };
import ko from './post-export-failed.ko.json' with { type: 'json' };

const words = { ko, en };

/** Mails that the copy could not be made, and where to ask again. */
export async function postExportFailed(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { username, language }: { username: string; language: Language },
): Promise<void> {
  await post.mail(tx, {
    ...{ kind: 'DATA_EXPORT_FAILED', concurrencyKey: username, to: username, language },
    ...fillMailTexts(words[language], { values: {}, url: `${hubUrl}/profile` }),
  });
}
