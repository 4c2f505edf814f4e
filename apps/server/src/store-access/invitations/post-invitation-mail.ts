import type { Right } from '@maru/contract/store-access/rights.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { accessWords } from '#server/store-access/access-words.ts';
import type { Person } from '#server/store-access/store-access.queries.ts';
import en from './post-invitation-mail.en.json' with { type: 'json' };
import ko from './post-invitation-mail.ko.json' with { type: 'json' };

const words = { ko, en };

type Invited = {
  sender: Pick<Person, 'name' | 'language'>;
  storeId: string;
  storeName: string;
  username: string;
  rights: Right[];
  token: string;
  expiresAt: Date;
};

/** Sends the mail with the link, in the sender's language, because the recipient's is unknown. */
export async function postInvitationMail(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  { sender, storeId, storeName, username, rights, token, expiresAt }: Invited,
): Promise<void> {
  const { language } = sender;
  const until = expiresAt.toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  });
  const access = accessWords({ role: 'STAFF', rights }, language);
  await post.mail(tx, {
    concurrencyKey: storeId,
    kind: 'STORE_INVITATION',
    to: username,
    language,
    ...fillMailTexts(words[language], {
      values: { store: storeName, by: sender.name, username, until, rights: access.rights },
      url: `${accountUrl}/invitation/${token}`,
    }),
    usefulUntil: expiresAt,
  });
}
