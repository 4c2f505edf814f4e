import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { countRows } from '#server/jobs/count-rows.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { findNews, insertNews } from '../news/news.queries.ts';
import { newsKeys } from '../news/news-keys.ts';
import { tellStores } from '../news/tell-stores.ts';
import { mailAnnouncement } from './mail-announcement.ts';
import { mailUnmailed } from './mail-unmailed.ts';
import {
  type AnnouncedArticle,
  insertAnnouncement,
  listOpenAnnouncements,
  listUntold,
} from './terms-announcements.queries.ts';
import { announcementAsDocument, wordAnnouncement } from './word-announcement.ts';

type Parts = AccountMailParts & { db: Db; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * Every minute, announces changes of the terms: first by news, then by mail. Failures are logged, and a later run
 * retries them. Ten mails in a row that cannot be written end a run.
 */
export function announceTerms(parts: Parts) {
  const { db, clock, log } = parts;
  return async () => {
    const now = clock();
    const untold = Map.groupBy(await listUntold(db, now), ({ publishedAt }) => publishedAt.getTime());
    for (const [time, articles] of untold)
      await announceByNews(db, articles, now).catch((error: unknown) =>
        log.error({ err: error, publishedAt: new Date(time) }, 'change of the terms not announced by news'),
      );
    const rows = countRows();
    for (const publishedAt of await listOpenAnnouncements(db))
      await mailAnnouncement(parts, { publishedAt, now }, rows).catch((error: unknown) =>
        rows.failed(error, { publishedAt }),
      );
    await mailUnmailed(parts, now, rows);
    rows.report(log, 'announcements of the terms not mailed');
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
