import type { Tx } from '#server/db/database.ts';
import type { Context } from '#server/http/context.ts';
import { networkOf } from '#server/http/network-of.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import en from './post-acknowledgement.en.json' with { type: 'json' };
import ko from './post-acknowledgement.ko.json' with { type: 'json' };

const words = { ko, en };

/**
 * Mails that an inquiry arrived. The address may be another person's, so the mail contains nothing of what was typed.
 */
export async function postAcknowledgement(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { to, language, request }: Pick<Context, 'language' | 'request'> & { to: string },
): Promise<void> {
  await post.mail(tx, {
    kind: 'INQUIRY_RECEIVED',
    concurrencyKey: networkOf(request.ip),
    to,
    language,
    ...fillMailTexts(words[language], { url: `${hubUrl}/about` }),
  });
}
