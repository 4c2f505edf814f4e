import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { accessWords } from '#server/store-access/access-words.ts';
import { listMembers, type Person } from '#server/store-access/store-access.queries.ts';
import type { InvitationRow } from './invitations.queries.ts';
import en from './post-invitation-accepted-mail.en.json' with { type: 'json' };
import ko from './post-invitation-accepted-mail.ko.json' with { type: 'json' };

const words = { ko, en };

type Accepted = {
  person: Pick<Person, 'name' | 'username'>;
  invitation: Pick<InvitationRow, 'storeId' | 'storeName' | 'rights'>;
};

/** Mails every owner that a person joined the store, whoever sent the invitation. */
export async function postInvitationAcceptedMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { person, invitation: { storeId, storeName, rights } }: Accepted,
): Promise<void> {
  const owners = (await listMembers(tx, storeId)).filter(({ role }) => role === 'OWNER');
  for (const owner of owners) {
    const access = accessWords({ role: 'STAFF', rights }, owner.language);
    const { name, username } = person;
    await post.mail(tx, {
      concurrencyKey: storeId,
      kind: 'INVITATION_ACCEPTED',
      to: owner.username,
      language: owner.language,
      ...fillMailTexts(words[owner.language], {
        values: { store: storeName, name, username, rights: access.rights },
        url: `${hubUrl}/s/${storeId}/store/staff`,
      }),
    });
  }
}
