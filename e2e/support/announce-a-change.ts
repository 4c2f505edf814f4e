import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import { openDatabase } from '@maru/server/db/database.ts';
import { startEmbeddedPostgres } from '@maru/server/db/embedded-postgres.ts';
import { publishTerms } from '@maru/server/terms/publish-terms.ts';
import { readArticles, textOf } from '@maru/server/terms/read-articles.ts';
import type { Maru } from './start-maru.ts';

type Change = { key: string; added: string; announcedDaysAgo: number };

const daysOfNotice = 8;

/**
 * Publishes a change of one article that needs consent again, as a newer release would do on the database of
 * this server. It cannot be undone, so a journey does it on a server of its own. A second call with an
 * earlier announcement moves the day of the change, as if time had passed. (A server whose clock is ahead
 * would not work: it would refuse to start, because the articles of this release lack the change.)
 */
export async function announceAChange(
  { dataDir }: Maru,
  { key, added, announcedDaysAgo }: Change,
): Promise<void> {
  const now = new Date(Date.now() - announcedDaysAgo * 86_400_000);
  const change = {
    from: addDays(businessDateOf(now, 0), daysOfNotice),
    isAdverse: false,
    needsConsent: true,
  };
  const articles = (await readArticles()).map((article) => {
    if (article.key !== key) return article;
    const { ko, en } = article.texts;
    const longer = ({ title, content }: typeof ko) => textOf(title, `${content}\n\n${added}`);
    return { ...article, change, texts: { ko: longer(ko), en: longer(en) } };
  });
  // Connects to the database that the server has started.
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, role: 'app', log: () => {} });
  const { db, close } = openDatabase({ connection, maximum: 1, onError: () => {} });
  await publishTerms(db, { articles, now });
  await close();
  await stop();
}
