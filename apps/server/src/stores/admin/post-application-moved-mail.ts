import type { Language } from '@maru/contract/language.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { inWordsOf } from '@maru/contract/stores/goods-words.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import type { Tx } from '#server/db/database.ts';
import { fillMailTexts } from '#server/messaging/fill-mail-texts.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import en from './post-application-moved-mail.en.json' with { type: 'json' };
import ko from './post-application-moved-mail.ko.json' with { type: 'json' };

const words = { ko, en };

type Moved = {
  storeId: string;
  store: { name: string; category: StoreType | null };
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: string;
  /** Whether a registration change was pending, which ends with the suspension. */
  endsChange: boolean;
  owner: { username: string; language: Language };
};

/** Mails an owner what was decided about their application, why, and what to do next. */
export async function postApplicationMovedMail(
  tx: Tx,
  { post, hubUrl }: HubMailParts,
  { storeId, store, from, to, reason, endsChange, owner }: Moved,
): Promise<void> {
  const kind = kindOf(from, to);
  const { reason: why, lines: written, ...texts } = words[owner.language].moves[kind];
  const ended = endsChange ? [words[owner.language].changeEnded] : [];
  const lines = [...written, ...(reason ? [why] : []), ...ended];
  await post.mail(tx, {
    kind: `STORE_${kind}`,
    to: owner.username,
    language: owner.language,
    ...fillMailTexts(
      { ...texts, lines: lines.map((line) => inWordsOf(store, line, owner.language)) },
      {
        values: { store: store.name, reason },
        url: `${hubUrl}/s/${storeId}${kind === 'APPROVED' ? '' : '/store'}`,
      },
    ),
  });
}

function kindOf(from: ApplicationStatus, to: ApplicationStatus): keyof typeof ko.moves {
  if (to === 'APPROVED') return from === 'TERMINATED' ? 'REOPENED' : 'APPROVED';
  return to === 'TERMINATED' ? 'CLOSED' : 'SENT_BACK';
}
