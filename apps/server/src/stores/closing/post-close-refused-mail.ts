import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { listOwners } from '../admin/admin-stores.queries.ts';
import { findStore } from '../stores.queries.ts';
import en from './post-close-refused-mail.en.json' with { type: 'json' };
import ko from './post-close-refused-mail.ko.json' with { type: 'json' };

const words = { ko, en };

/** Mails every owner why the store was not closed. */
export async function postCloseRefusedMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { storeId, reason }: { storeId: string; reason: string },
): Promise<void> {
  const store = (await findStore(tx, storeId))?.name ?? '';
  for (const { username, language } of await listOwners(tx, storeId)) {
    await post.mail(tx, {
      kind: 'STORE_CLOSE_REFUSED',
      ...{ concurrencyKey: storeId, to: username, language },
      ...fillMailTexts(words[language], { values: { store, reason }, url: `${hubUrl}/s/${storeId}/store` }),
    });
  }
}
