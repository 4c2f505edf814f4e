import type { Language } from '@maru/contract/language.ts';
import { maskPhone } from '#server/audit/mask.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { ownersOf } from '#server/stores/admin/owners-of.ts';
import en from './post-store-phone-mails.en.json' with { type: 'json' };
import ko from './post-store-phone-mails.ko.json' with { type: 'json' };
import { findStoreToTell } from './store-phone-resets.queries.ts';

const words: Record<Language, typeof ko> = { ko, en };

const timeIn = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Seoul' });

type Told = { storeId: string; kind: keyof typeof ko; phone: string; holdsAt: Date };

/** Tells every owner of the store what happens to its phone. */
export async function postStorePhoneMails(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { storeId, kind, phone, holdsAt }: Told,
): Promise<void> {
  const store = await findStoreToTell(tx, storeId);
  if (!store) return;
  for (const { username, language } of await ownersOf(tx, storeId)) {
    const values = {
      ...{ store: store.name, phone: maskPhone(phone) },
      time: timeIn(language).format(holdsAt),
    };
    await post.mail(tx, {
      ...{ kind: `STORE_PHONE_${kind}`, to: username, language },
      ...fillMailTexts(words[language][kind], { values, url: `${hubUrl}/s/${storeId}/settings/lock` }),
    });
  }
}
