import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { changeProblem } from './change-problem.ts';
import type { Article } from './read-articles.ts';
import {
  endVersions,
  findOrInsertGroup,
  insertArticle,
  latestVersion,
  listLatestVersions,
  lockPublishing,
} from './terms.queries.ts';

type Latest = Awaited<ReturnType<typeof listLatestVersions>>[number];
type Publishing = { articles: readonly Article[]; now: Date };

/**
 * Publishes the articles. One with a changed text, flag or position gets a new version, which holds from the day that
 * its change names; until then the old one does. The first articles of a scope hold at once, since they change nothing
 * for anybody. A change that is announced too late is refused with all others. Several instances may start at once.
 */
export async function publishTerms(db: Db, publishing: Publishing): Promise<void> {
  if (isPublished(await listLatestVersions(db), publishing)) return;
  await inTransaction(db, async (tx) => {
    await lockPublishing(tx);
    const latest = await listLatestVersions(tx);
    const { now } = publishing;
    const changed = publishing.articles.filter((article) => !latest.some((old) => isSame(old, article, now)));
    const isFirst = ({ scope }: Article) => !latest.some((old) => old.scope === scope);
    refuseProblems(
      changed.filter((article) => !isFirst(article)),
      now,
    );
    for (const old of latest) {
      if (!publishing.articles.some((article) => isOf(old, article)))
        await endVersions(tx, old, { at: now, now });
    }
    for (const article of changed) await publish(tx, article, { now, isFirst: isFirst(article) });
  });
}

function refuseProblems(changed: readonly Article[], now: Date): void {
  const today = businessDateOf(now, 0);
  const problems = changed.flatMap((article) => changeProblem(article, today) ?? []);
  if (problems.length > 0) throw new Error(`The terms cannot be published:\n${problems.join('\n')}`);
}

function isPublished(latest: readonly Latest[], { articles, now }: Publishing): boolean {
  return (
    latest.length === articles.length &&
    articles.every((article) => latest.some((old) => isSame(old, article, now)))
  );
}

function isOf(old: Latest, { scope, group, key }: Article): boolean {
  return old.scope === scope && old.groupKey === group && old.key === key;
}

function isSame(old: Latest, article: Article, now: Date): boolean {
  const { required, position, texts, change } = article;
  const mayMove = change !== undefined && old.effectiveAt > old.publishedAt && old.effectiveAt > now;
  const isSameDay = !mayMove || old.effectiveAt.getTime() === beginOf(change.from).getTime();
  return (
    isOf(old, article) &&
    isSameDay &&
    old.required === required &&
    old.position === position &&
    old.hashKo.equals(texts.ko.hash) &&
    old.hashEn.equals(texts.en.hash)
  );
}

/** The beginning of a day in Seoul. */
function beginOf(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

async function publish(
  tx: Tx,
  article: Article,
  { now, isFirst }: { now: Date; isFirst: boolean },
): Promise<void> {
  const { scope, group, key, position, required, texts, change } = article;
  const { ko, en } = texts;
  const groupId = await findOrInsertGroup(tx, { id: newId(), scope, key: group });
  const effectiveAt = change && !isFirst ? beginOf(change.from) : now;
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
    isAdverse: !isFirst && (change?.isAdverse ?? false),
    needsConsent: !isFirst && (change?.needsConsent ?? false),
  });
}
