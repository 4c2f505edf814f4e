import type { Right } from '@maru/contract/store-access/rights.ts';
import type { Tx } from '#server/db/database.ts';
import { filled } from '#server/messaging/filled.ts';
import type { Post } from '#server/messaging/post.ts';
import { accessWords } from '#server/store-access/access-words.ts';
import type { Person } from '#server/store-access/store-access.queries.ts';
import en from './post-invitation-mail.en.json' with { type: 'json' };
import ko from './post-invitation-mail.ko.json' with { type: 'json' };

const words = { ko, en };

export type InvitationMailParts = { post: Post; accountUrl: string };

type Invited = {
  sender: Pick<Person, 'name' | 'language'>;
  storeId: string;
  storeName: string;
  username: string;
  rights: Right[];
  token: string;
  expiresAt: Date;
};

/** The mail with the link, in the language of whoever sends it: of the other nobody knows one. */
export async function postInvitationMail(
  tx: Tx,
  { post, accountUrl }: InvitationMailParts,
  { sender, storeId, storeName, username, rights, token, expiresAt }: Invited,
): Promise<void> {
  const { language } = sender;
  const { subject, title, lines, action, notes } = words[language];
  const until = expiresAt.toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  });
  const said = accessWords({ role: 'STAFF', rights }, language);
  const fill = (text: string) =>
    filled(text, { store: storeName, by: sender.name, username, until, rights: said.rights });
  await post.mail(tx, {
    turnOf: storeId,
    kind: 'STORE_INVITATION',
    to: username,
    language,
    subject: fill(subject),
    title: fill(title),
    lines: lines.map(fill),
    action: { label: action, url: `${accountUrl}/invitation/${token}` },
    notes: notes.map(fill),
    usefulUntil: expiresAt,
  });
}
