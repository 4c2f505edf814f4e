import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { findNews, insertNews } from '../news/news.queries.ts';
import { newsKeys } from '../news/news-keys.ts';
import { tellStores } from '../news/tell-stores.ts';
import { mailAnnouncement, mailUnmailed } from './mail-announcement.ts';
import {
  type AnnouncedArticle,
  insertAnnouncement,
  listOpenAnnouncements,
  listUntold,
} from './terms-announcements.queries.ts';
import { announcementAsDocument, wordAnnouncement } from './word-announcement.ts';

type Parts = AccountMailParts & { db: Db; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * Every minute, announces changes of the terms: by news at once, then by mail. What fails is logged and tried again by
 * the next run, after everything else was done.
 */
export function announceTerms(parts: Parts) {
  const { db, clock, log } = parts;
  return async () => {
    const now = clock();
    const logged = (publishedAt: Date, what: string) => (error: unknown) =>
      log.error({ err: error, publishedAt }, what);
    const untold = Map.groupBy(await listUntold(db, now), ({ publishedAt }) => publishedAt.getTime());
    for (const [time, articles] of untold)
      await announceByNews(db, articles, now).catch(
        logged(new Date(time), 'change of the terms not announced by news'),
      );
    for (const publishedAt of await listOpenAnnouncements(db))
      await mailAnnouncement(parts, { publishedAt, now }).catch(
        logged(publishedAt, 'change of the terms not mailed'),
      );
    await mailUnmailed(parts, now);
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
