import type { Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import type { Tx } from '#server/db/database.ts';
import { filled } from '#server/messaging/filled.ts';
import type { Post } from '#server/messaging/post.ts';
import { accessWords } from './access-words.ts';
import en from './tell-access-changed.en.json' with { type: 'json' };
import ko from './tell-access-changed.ko.json' with { type: 'json' };

const words = { ko, en };
type Words = { subject: string; title: string; lines: string[]; action?: string; notes: string[] };

export type MailParts = { post: Post; hubUrl: string };

type Told = {
  /** Whom it happened to. */
  person: { username: string; language: Language };
  store: { id: string; name: string };
  /** Who did it; undefined for an admin, who is known to nobody in the store. */
  by: string | undefined;
  /** What the person is now; undefined where removed. */
  now: Membership | undefined;
  wasMember: boolean;
};

/** Writes to a person who was added to a store, whose rights changed there, or who was removed. */
export async function tellAccessChanged(tx: Tx, { post, hubUrl }: MailParts, told: Told): Promise<void> {
  const { person, store, now } = told;
  const { added, changed, removed } = words[person.language];
  const mail: Words = now ? (told.wasMember ? changed : added) : removed;
  const fill = filling(told);
  await post.mail(tx, {
    kind: 'ACCESS_CHANGED',
    turnOf: store.id,
    to: person.username,
    language: person.language,
    subject: fill(mail.subject),
    title: fill(mail.title),
    lines: mail.lines.map(fill),
    ...(mail.action && { action: { label: mail.action, url: `${hubUrl}/s/${store.id}` } }),
    notes: mail.notes,
  });
}

function filling({ person, store, by, now }: Told): (text: string) => string {
  const values = {
    store: store.name,
    by: by ?? words[person.language].somebody,
    ...(now && accessWords(now, person.language)),
  };
  return (text) => filled(text, values);
}
