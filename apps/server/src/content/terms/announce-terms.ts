import type { Language } from '@maru/contract/language.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { personalGroups } from '#server/terms/get-own-terms.ts';
import { findNews, insertNews } from '../news/news.queries.ts';
import { newsKeys } from '../news/news-keys.ts';
import { tellStores } from '../news/tell-stores.ts';
import {
  type AnnouncedArticle,
  insertAnnouncement,
  listAddressees,
  listArticlesPublishedAt,
  listOpenAnnouncements,
  listUntold,
  lockOpenAnnouncement,
  setMailedTo,
} from './terms-announcements.queries.ts';
import en from './word-announcement.en.json' with { type: 'json' };
import ko from './word-announcement.ko.json' with { type: 'json' };
import { announcementAsDocument, wordAnnouncement } from './word-announcement.ts';

type Parts = AccountMailParts & { db: Db; clock: () => Date };

const words = { ko, en };
export const mailsAtOnce = 200;
/** Of one run, so that other jobs get their turn. */
const mostBatches = 10;

/**
 * Every minute, announces changes of the terms: by news at once, then by mail, a batch in each transaction together with
 * how far it came. So a killed process resumes where it was, and nobody is mailed twice.
 */
export function announceTerms(parts: Parts) {
  const { db, clock } = parts;
  return async () => {
    const now = clock();
    const untold = Map.groupBy(await listUntold(db, now), ({ publishedAt }) => publishedAt.getTime());
    for (const articles of untold.values()) await announceByNews(db, articles, now);
    for (const publishedAt of await listOpenAnnouncements(db)) {
      for (let batch = 0; batch < mostBatches; batch += 1) {
        if (!(await mailNext(parts, publishedAt))) break;
      }
    }
  };
}

async function announceByNews(db: Db, articles: readonly AnnouncedArticle[], now: Date): Promise<void> {
  const [first] = articles;
  if (!first) return;
  const [korean, english] = [wordAnnouncement(articles, 'ko'), wordAnnouncement(articles, 'en')];
  const texts = {
    ...{ title: korean.title, titleEn: english.title },
    ...{ content: announcementAsDocument(korean), contentEn: announcementAsDocument(english) },
  };
  await inTransaction(db, async (tx) => {
    const newsId = newId();
    if (!(await insertAnnouncement(tx, { publishedAt: first.publishedAt, newsId }))) return;
    await insertNews(tx, newsId, { ...texts, publishAt: now, ...newsKeys(texts) }, { by: null, at: now });
    const row = await findNews(tx, newsId, { userId: newId(), now, all: true });
    await tellStores(tx, { before: null, after: row ?? null, now });
  });
}

/** Mails the next users. False once there are none, or another instance is on it. */
async function mailNext({ db, clock, ...mail }: Parts, publishedAt: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const open = await lockOpenAnnouncement(tx, publishedAt);
    if (!open) return false;
    const articles = await listArticlesPublishedAt(tx, publishedAt);
    const isVoid = !articles.some(({ effectiveAt }) => effectiveAt > clock());
    const users = isVoid
      ? []
      : await listAddressees(tx, { after: open.mailedTo, before: publishedAt, limit: mailsAtOnce });
    for (const { username, language } of users)
      await postAnnouncement(tx, mail, { to: username, language: language as Language, articles });
    const isDone = users.length < mailsAtOnce;
    await setMailedTo(tx, publishedAt, {
      mailedTo: users.at(-1)?.id ?? open.mailedTo,
      doneAt: isDone ? clock() : null,
    });
    return !isDone;
  });
}

type Announced = { to: string; language: Language; articles: readonly AnnouncedArticle[] };

async function postAnnouncement(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  { to, language, articles }: Announced,
): Promise<void> {
  const { title, intro, items, end } = wordAnnouncement(articles, language);
  const { action, note } = words[language];
  const isPersonal = articles.every(({ groupKey }) => personalGroups.includes(groupKey));
  await post.mail(tx, {
    ...{ kind: 'TERMS_CHANGED', to, language, subject: title, title },
    lines: [intro, ...items, end],
    action: { label: action, url: `${accountUrl}${isPersonal ? '/privacy' : '/terms'}` },
    notes: [note],
    turnOf: 'terms',
  });
}
