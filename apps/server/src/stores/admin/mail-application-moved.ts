import type { Language } from '@maru/contract/language.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { Tx } from '#server/db/database.ts';
import type { Post } from '#server/messaging/post.ts';
import en from './mail-application-moved.en.json' with { type: 'json' };
import ko from './mail-application-moved.ko.json' with { type: 'json' };

const words = { ko, en };

type Moved = {
  storeId: string;
  storeName: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: string;
  owner: { username: string; language: Language };
};

/** Tells an owner what became of their application, why, and what to do next (spec.md section 1). */
export async function mailApplicationMoved(
  tx: Tx,
  { post, hubUrl }: { post: Post; hubUrl: string },
  { storeId, storeName, from, to, reason, owner }: Moved,
): Promise<void> {
  const kind = kindOf(from, to);
  const { subject, title, lines, reason: why, action, notes } = words[owner.language][kind];
  // A function, since a name may hold what `replace` reads as a pattern.
  const fill = (text: string) => text.replace('{{store}}', () => storeName);
  await post.mail(tx, {
    kind: `STORE_${kind}`,
    to: owner.username,
    language: owner.language,
    subject: fill(subject),
    title: fill(title),
    lines: [...lines.map(fill), ...(reason ? [why.replace('{{reason}}', () => reason)] : [])],
    action: { label: action, url: `${hubUrl}/s/${storeId}${kind === 'APPROVED' ? '' : '/store'}` },
    notes: notes.map(fill),
  });
}

function kindOf(from: ApplicationStatus, to: ApplicationStatus): keyof typeof ko {
  if (to === 'APPROVED') return from === 'TERMINATED' ? 'REOPENED' : 'APPROVED';
  return to === 'TERMINATED' ? 'CLOSED' : 'SENT_BACK';
}
