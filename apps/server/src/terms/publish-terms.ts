import { businessDateOf, startOfDay } from '@maru/contract/time/business-date.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { type WithdrawnArticle, withdrawnArticles } from './article-list.ts';
import { planPublication } from './plan-publication.ts';
import { problemsOf } from './publication-problems.ts';
import type { Article } from './read-articles.ts';
import {
  endVersions,
  findOrInsertGroup,
  insertArticle,
  latestVersion,
  listVersions,
  lockPublishing,
} from './terms.queries.ts';

type Publishing = { articles: readonly Article[]; withdrawn?: readonly WithdrawnArticle[]; now: Date };

/**
 * Publishes the articles. An article with a changed text, flag or position gets a new version, which is in force from
 * the day of its change; until then the old version stays in force. The first articles of a scope are in force
 * immediately, because they replace nothing. If there is a problem, nothing is published. Several instances may start
 * at the same time.
 */
export async function publishTerms(
  db: Db,
  { articles, withdrawn = withdrawnArticles, now }: Publishing,
): Promise<void> {
  const release = { articles, withdrawn, now };
  const found = planPublication(await listVersions(db), release);
  if (Object.values(found).every((part) => part.length === 0)) return;
  await inTransaction(db, async (tx) => {
    await lockPublishing(tx);
    const versions = await listVersions(tx);
    const plan = planPublication(versions, release);
    const isFirst = ({ scope }: Article) => !versions.some((old) => old.scope === scope);
    const problems = problemsOf(
      { ...plan, changed: plan.changed.filter((article) => !isFirst(article)) },
      businessDateOf(now, 0),
    );
    if (problems.length > 0) throw new Error(`The terms cannot be published:\n${problems.join('\n')}`);
    for (const { version, on } of plan.ended)
      await endVersions(tx, version, {
        at: new Date(Math.max(now.getTime(), startOfDay(on, 0).getTime())),
        now,
      });
    for (const article of plan.changed) await publish(tx, article, { now, isFirst: isFirst(article) });
  });
}

async function publish(
  tx: Tx,
  article: Article,
  { now, isFirst }: { now: Date; isFirst: boolean },
): Promise<void> {
  const { scope, group, key, position, required, texts, change } = article;
  const { ko, en } = texts;
  const groupId = await findOrInsertGroup(tx, { id: newId(), scope, key: group });
  const effectiveAt = change && !isFirst ? startOfDay(change.from, 0) : now;
  await endVersions(tx, { groupId, key }, { at: effectiveAt, now });
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
    effectiveAt,
    changeFrom: change?.from ?? null,
    isAdverse: !isFirst && (change?.isAdverse ?? false),
    needsConsent: !isFirst && (change?.needsConsent ?? false),
  });
}
