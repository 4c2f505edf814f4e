import type { Tx } from '#server/db/database.ts';
import { filled } from '#server/messaging/filled.ts';
import { accessWords } from '#server/store-access/access-words.ts';
import { listMembers, type Person } from '#server/store-access/store-access.queries.ts';
import type { MailParts } from '#server/store-access/tell-access-changed.ts';
import type { InvitationRow } from './invitations.queries.ts';
import en from './tell-invitation-accepted.en.json' with { type: 'json' };
import ko from './tell-invitation-accepted.ko.json' with { type: 'json' };

const words = { ko, en };

type Accepted = {
  person: Pick<Person, 'name' | 'username'>;
  invitation: Pick<InvitationRow, 'storeId' | 'storeName' | 'rights'>;
};

/** Every owner hears who has come into the store, whoever of them sent the invitation. */
export async function tellInvitationAccepted(
  tx: Tx,
  { post, hubUrl }: MailParts,
  { person, invitation: { storeId, storeName, rights } }: Accepted,
): Promise<void> {
  const owners = (await listMembers(tx, storeId)).filter(({ role }) => role === 'OWNER');
  for (const owner of owners) {
    const { subject, title, lines, action, notes } = words[owner.language];
    const said = accessWords({ role: 'STAFF', rights }, owner.language);
    const { name, username } = person;
    const fill = (text: string) => filled(text, { store: storeName, name, username, rights: said.rights });
    await post.mail(tx, {
      turnOf: storeId,
      kind: 'INVITATION_ACCEPTED',
      to: owner.username,
      language: owner.language,
      subject: fill(subject),
      title: fill(title),
      lines: lines.map(fill),
      action: { label: action, url: `${hubUrl}/s/${storeId}/store/staff` },
      notes,
    });
  }
}
