import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import type { UserToErase } from '#server/users/erase-user.ts';
import en from './post-user-deleted-mail.en.json' with { type: 'json' };
import ko from './post-user-deleted-mail.ko.json' with { type: 'json' };

const words = { ko, en };

/** The last mail to a person: that the account is gone, and what to do if that was not wanted. */
export async function postUserDeletedMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { user: { username, language }, isOwnWish }: { user: UserToErase; isOwnWish: boolean },
): Promise<void> {
  await post.mail(tx, {
    kind: 'USER_DELETED',
    ...{ concurrencyKey: username, to: username, language },
    ...fillMailTexts(words[language][isOwnWish ? 'own' : 'byAdmin'], { url: `${hubUrl}/about` }),
  });
}
