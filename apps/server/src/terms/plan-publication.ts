import type { WithdrawnArticle } from './article-list.ts';
import type { Article } from './read-articles.ts';
import type { listVersions } from './terms.queries.ts';

type Version = Awaited<ReturnType<typeof listVersions>>[number];
type Release = { articles: readonly Article[]; withdrawn: readonly WithdrawnArticle[]; now: Date };

/** What a release changes in the published versions, and which versions it neither contains nor withdraws. */
export type Plan = {
  changed: Article[];
  /** Versions without a successor that the release withdraws. */
  ended: { version: Version; on: string }[];
  /** Articles that equal a former version and name no day of their own. */
  former: Article[];
  /** Versions without a successor that the release neither contains nor withdraws. */
  missing: Version[];
};

/**
 * Plans a publication. If an article equals a former version, either the change was reverted or the release is an older
 * one. Only the operator knows which. The same is true of a missing article.
 */
export function planPublication(versions: readonly Version[], release: Release): Plan {
  const { articles, withdrawn, now } = release;
  const latest = versions.filter(({ withdrawnAt }) => withdrawnAt === null);
  const differing = articles.filter((article) => !latest.some((one) => isLatest(one, article, now)));
  const former = differing.filter((article) => versions.some((one) => isFormer(one, article)));
  const ended = latest.flatMap((version) => {
    const named = withdrawn.find((one) => isOf(version, one));
    return named && isBefore(version, named.on) ? [{ version, on: named.on }] : [];
  });
  const missing = latest.filter(
    (one) => !articles.some((article) => isOf(one, article)) && !ended.some(({ version }) => version === one),
  );
  return { changed: differing.filter((article) => !former.includes(article)), ended, former, missing };
}

/** Whether the version has this text. Until an announced version is in force, its day may still be moved. */
function isLatest(version: Version, article: Article, now: Date): boolean {
  const { change } = article;
  const mayMove = version.effectiveAt > version.publishedAt && version.effectiveAt > now;
  return hasContent(version, article) && (!change || !mayMove || change.from === version.changeFrom);
}

/** Whether the text equals a former version. A change back to a former text counts only with a day of its own. */
function isFormer(version: Version, article: Article): boolean {
  const { change } = article;
  return (
    version.withdrawnAt !== null &&
    hasContent(version, article) &&
    (!change || change.from === version.changeFrom)
  );
}

function hasContent(version: Version, article: Article): boolean {
  const { required, position, texts } = article;
  return (
    isOf(version, article) &&
    version.required === required &&
    version.position === position &&
    version.hashKo.equals(texts.ko.hash) &&
    version.hashEn.equals(texts.en.hash)
  );
}

function isOf(version: Version, { scope, group, key }: Omit<WithdrawnArticle, 'on'>): boolean {
  return version.scope === scope && version.groupKey === group && version.key === key;
}

/** Whether the version is older than the withdrawal. A version with a later day was added again. */
function isBefore({ changeFrom }: Version, day: string): boolean {
  return changeFrom === null || changeFrom < day;
}
