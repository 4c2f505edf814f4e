import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { personalGroups } from '#server/terms/get-own-terms.ts';
import type { AnnouncedArticle } from './terms-announcements.queries.ts';
import en from './word-announcement.en.json' with { type: 'json' };
import ko from './word-announcement.ko.json' with { type: 'json' };
import { wordAnnouncement } from './word-announcement.ts';

const words = { ko, en };

type Announced = { username: string; language: string; articles: readonly AnnouncedArticle[] };

export async function postAnnouncement(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  { username, language: spoken, articles }: Announced,
): Promise<void> {
  const language = spoken as Language;
  const { title, intro, items, end } = wordAnnouncement(articles, language);
  const { action, note } = words[language];
  const isPersonal = articles.every(({ groupKey }) => personalGroups.includes(groupKey));
  await post.mail(tx, {
    ...{ kind: 'TERMS_CHANGED', to: username, language, subject: title, title },
    lines: [intro, ...items, end],
    action: { label: action, url: `${accountUrl}${isPersonal ? '/privacy' : '/terms'}` },
    notes: [note],
    concurrencyKey: 'terms',
  });
}

/** Whether an announcement is void, because none of its changes is still to come. */
export function isVoid(articles: readonly AnnouncedArticle[], now: Date): boolean {
  return !articles.some(({ effectiveAt }) => effectiveAt > now);
}
