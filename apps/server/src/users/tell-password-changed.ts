import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { Post } from '#server/messaging/post.ts';
import en from './tell-password-changed.en.json' with { type: 'json' };
import ko from './tell-password-changed.ko.json' with { type: 'json' };

const words = { ko, en };

/** Writes to a user whose password has changed: whoever did not do that should know at once, and what to do. */
export async function tellPasswordChanged(
  tx: Tx,
  { post, accountUrl }: { post: Post; accountUrl: string },
  user: { username: string; language: Language; now: Date },
): Promise<void> {
  const { username, language, now } = user;
  const { subject, title, lines, action, notes } = words[language];
  const time = now.toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  });
  await post.mail(tx, {
    kind: 'PASSWORD_CHANGED',
    turnOf: username,
    to: username,
    language,
    subject,
    title,
    lines: lines.map((line) => line.replace('{{time}}', time)),
    action: { label: action, url: `${accountUrl}/forgotPassword` },
    notes,
  });
}
