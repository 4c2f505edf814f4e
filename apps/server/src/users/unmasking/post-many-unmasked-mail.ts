import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { listAdmins } from '#server/users/flags/user-flags.queries.ts';
import en from './post-many-unmasked-mail.en.json' with { type: 'json' };
import ko from './post-many-unmasked-mail.ko.json' with { type: 'json' };

const words = { ko, en };

/** Tells the other admins that one of them looks at unusually much masked data. */
export async function postManyUnmaskedMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { adminId, count }: { adminId: string; count: number },
): Promise<void> {
  const admins = await listAdmins(tx);
  const name = admins.find(({ id }) => id === adminId)?.name ?? '';
  for (const { id, username, language, isActive } of admins) {
    if (id === adminId || !isActive) continue;
    await post.mail(tx, {
      kind: 'MANY_UNMASKED',
      to: username,
      language,
      ...fillMailTexts(words[language], {
        values: { admin: name, count: String(count) },
        url: `${hubUrl}/admin/users/${adminId}`,
      }),
    });
  }
}
