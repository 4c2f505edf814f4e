import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import en from './post-registration-decided-mail.en.json' with { type: 'json' };
import ko from './post-registration-decided-mail.ko.json' with { type: 'json' };

const words = { ko, en };

type Decided = {
  storeId: string;
  store: { name: string };
  state: keyof typeof ko;
  reason: string;
  owner: { username: string; language: Language };
};

/** Mails an owner what was decided about their changed registration, and why. */
export async function postRegistrationDecidedMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { storeId, store, state, reason, owner }: Decided,
): Promise<void> {
  const { reason: why, lines, ...texts } = words[owner.language][state];
  await post.mail(tx, {
    kind: `REGISTRATION_${state}`,
    to: owner.username,
    language: owner.language,
    ...fillMailTexts(
      { ...texts, lines: reason ? [...lines, why] : lines },
      { values: { store: store.name, reason }, url: `${hubUrl}/s/${storeId}/store/registration` },
    ),
  });
}
