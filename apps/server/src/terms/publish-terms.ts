import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import type { Article } from './read-articles.ts';
import {
  findOrInsertGroup,
  insertArticle,
  latestVersion,
  listVersionsInForce,
  lockPublishing,
  withdrawArticle,
} from './terms.queries.ts';

type InForce = Awaited<ReturnType<typeof listVersionsInForce>>[number];
type Publishing = { articles: readonly Article[]; now: Date };

/**
 * Publishes the articles. One with a changed text, flag or position gets a new version, and the old version is
 * withdrawn; so is an article that was removed. Unchanged articles are left alone. Several instances may start at once.
 */
export async function publishTerms(db: Db, publishing: Publishing): Promise<void> {
  const { articles } = publishing;
  if (isPublished(await listVersionsInForce(db), articles)) return;

  await inTransaction(db, async (tx) => {
    await lockPublishing(tx);
    const inForce = await listVersionsInForce(tx);
    for (const old of inForce) {
      if (!articles.some((article) => isSame(old, article)))
        await withdrawArticle(tx, old.id, publishing.now);
    }
    for (const article of articles) {
      if (!inForce.some((old) => isSame(old, article))) await publish(tx, article, publishing.now);
    }
  });
}

function isPublished(inForce: readonly InForce[], articles: readonly Article[]): boolean {
  return (
    inForce.length === articles.length &&
    articles.every((article) => inForce.some((old) => isSame(old, article)))
  );
}

function isSame(old: InForce, { scope, group, key, required, position, texts }: Article): boolean {
  return (
    old.scope === scope &&
    old.groupKey === group &&
    old.key === key &&
    old.required === required &&
    old.position === position &&
    old.hashKo.equals(texts.ko.hash) &&
    old.hashEn.equals(texts.en.hash)
  );
}

async function publish(tx: Tx, article: Article, now: Date): Promise<void> {
  const { scope, group, key, position, required, texts } = article;
  const { ko, en } = texts;
  const groupId = await findOrInsertGroup(tx, { id: newId(), scope, key: group });
  await insertArticle(tx, {
    id: newId(),
    groupId,
    key,
    version: (await latestVersion(tx, { groupId, key })) + 1,
    position,
    required,
    titleKo: ko.title,
    titleEn: en.title,
    contentKo: ko.content,
    contentEn: en.content,
    hashKo: ko.hash,
    hashEn: en.hash,
    publishedAt: now,
  });
}
