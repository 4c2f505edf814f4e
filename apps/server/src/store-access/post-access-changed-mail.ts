import type { Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts, type MailWords } from '#server/messaging/fill-mail-texts.ts';
import { filled } from '#server/messaging/filled.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { accessWords } from './access-words.ts';
import en from './post-access-changed-mail.en.json' with { type: 'json' };
import ko from './post-access-changed-mail.ko.json' with { type: 'json' };

const words = { ko, en };

type AccessChange = {
  /** The affected person. */
  person: { username: string; language: Language };
  store: { id: string; name: string };
  /** Who made the change; undefined for an admin, whom nobody in the store knows. */
  by: string | undefined;
  /** The new membership; undefined if removed. */
  now: Membership | undefined;
  wasMember: boolean;
};

/** Mails a person who was added to a store, whose rights changed, or who was removed. */
export async function postAccessChangedMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  change: AccessChange,
): Promise<void> {
  const { person, store, now } = change;
  const { added, changed, removed } = words[person.language];
  const mail: MailWords = now ? (change.wasMember ? changed : added) : removed;
  await post.mail(tx, {
    kind: 'ACCESS_CHANGED',
    concurrencyKey: store.id,
    to: person.username,
    language: person.language,
    ...fillMailTexts(mail, { values: valuesOf(change), url: `${hubUrl}/s/${store.id}` }),
  });
}

function valuesOf({ person, store, by, now }: AccessChange) {
  const { byMember, byAdmin } = words[person.language];
  return {
    store: store.name,
    by: by === undefined ? byAdmin : filled(byMember, { name: by }),
    ...(now && accessWords(now, person.language)),
  };
}
