import type { Language } from '@maru/contract/language.ts';
import type { ArticleScope } from '@maru/contract/terms/terms.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/** The articles in force with their texts, by position. */
export async function listArticlesInForce(
  db: DbOrTx,
  { scope, language, now }: { scope: ArticleScope; language: Language; now: Date },
) {
  return articlesInForce(db, now)
    .select(textColumns(language))
    .where('g.scope', '=', scope)
    .orderBy('a.position')
    .orderBy('a.key')
    .execute();
}

/** Hashes that identify the versions in force, without the long texts. */
export async function listVersionsInForce(db: DbOrTx, now: Date) {
  return articlesInForce(db, now).select(['a.hashKo', 'a.hashEn']).execute();
}

/** All versions of all articles that were ever published, without texts. */
export async function listVersions(db: DbOrTx) {
  return versions(db).select(['a.hashKo', 'a.hashEn', 'a.changeFrom']).execute();
}

/** Announced versions that are not yet in force, the earliest day first, required ones before optional ones. */
export async function listComing(db: DbOrTx, now: Date) {
  return versions(db)
    .select(['a.hashKo', 'a.hashEn', 'a.titleKo', 'a.titleEn', 'a.contentKo', 'a.contentEn'])
    .where('a.effectiveAt', '>', now)
    .whereRef('a.effectiveAt', '>', 'a.publishedAt')
    .where('a.withdrawnAt', 'is', null)
    .orderBy('a.effectiveAt')
    .orderBy('a.required', 'desc')
    .orderBy('a.position')
    .execute();
}

/** The versions of articles that are, were or will be in force, without texts. */
export async function listKnownVersions(db: DbOrTx) {
  return versions(db)
    .where((row) =>
      row.or([row('a.withdrawnAt', 'is', null), row('a.withdrawnAt', '>', row.ref('a.effectiveAt'))]),
    )
    .orderBy('a.version', 'desc')
    .execute();
}

/** The texts of one version; undefined if it does not exist or was withdrawn before it came into force. */
export async function findVersionText(
  db: DbOrTx,
  { key, version, language }: { key: string; version: number; language: Language },
) {
  return versions(db)
    .select(textColumns(language))
    .where('a.key', '=', key)
    .where('a.version', '=', version)
    .where((row) =>
      row.or([row('a.withdrawnAt', 'is', null), row('a.withdrawnAt', '>', row.ref('a.effectiveAt'))]),
    )
    .executeTakeFirst();
}

/**
 * Articles in force for which this version, or an earlier one, asks users again, and this user has not validly answered
 * since.
 */
export async function listUnanswered(
  db: DbOrTx,
  { userId, language, now }: { userId: string; language: Language; now: Date },
) {
  return articlesInForce(db, now)
    .select(textColumns(language))
    .where('g.scope', '=', 'USER')
    .where(
      sql<boolean>`exists (
        select from terms_articles asking
        where asking.group_id = a.group_id and asking.key = a.key and asking.needs_consent
          and asking.version <= a.version
          and not exists (
            select from terms_consents c join terms_articles answered on answered.id = c.article_id
            where c.user_id = ${userId} and (c.agreed or not answered.required)
              and answered.group_id = a.group_id and answered.key = a.key
              and answered.version between asking.version and a.version))`,
    )
    .orderBy('a.position')
    .orderBy('a.key')
    .execute();
}

/** A user's last answer to each of these articles. */
export async function listAnswers(
  db: DbOrTx,
  userId: string,
  articleIds: readonly string[],
): Promise<Map<string, boolean>> {
  if (articleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('termsConsents')
    .select(['articleId', 'agreed'])
    .where('userId', '=', userId)
    .where('articleId', 'in', [...articleIds])
    .orderBy('agreedAt')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ articleId, agreed }) => [articleId, agreed]));
}

const textColumns = (language: Language) =>
  language === 'ko'
    ? (['a.titleKo as title', 'a.contentKo as content'] as const)
    : (['a.titleEn as title', 'a.contentEn as content'] as const);

function articlesInForce(db: DbOrTx, now: Date) {
  return (
    versions(db)
      // A version that was not announced is in force immediately, also for an instance whose clock is behind.
      .where((row) =>
        row.or([row('a.effectiveAt', '<=', now), row('a.effectiveAt', '=', row.ref('a.publishedAt'))]),
      )
      .where((row) => row.or([row('a.withdrawnAt', 'is', null), row('a.withdrawnAt', '>', now)]))
  );
}

function versions(db: DbOrTx) {
  return db
    .selectFrom('termsArticles as a')
    .innerJoin('termsGroups as g', 'g.id', 'a.groupId')
    .select(['a.id', 'a.key', 'a.version', 'a.required', 'a.position', 'a.publishedAt', 'a.effectiveAt'])
    .select(['a.isAdverse', 'a.needsConsent', 'a.withdrawnAt'])
    .select(['g.scope', 'g.key as groupKey', 'g.id as groupId']);
}

/** Serializes publishing; readers do not wait. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await sql`lock table terms_groups in share row exclusive mode`.execute(tx);
}

/** The group's id, created if missing. Call it only under `lockPublishing`. */
export async function findOrInsertGroup(
  tx: Tx,
  group: { id: string; scope: ArticleScope; key: string },
): Promise<string> {
  await tx
    .insertInto('termsGroups')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('termsGroups')
    .select('id')
    .where('scope', '=', group.scope)
    .where('key', '=', group.key)
    .executeTakeFirstOrThrow();
  return id;
}

/** The latest version an article ever had; 0 for a new one. */
export async function latestVersion(tx: Tx, article: { groupId: string; key: string }): Promise<number> {
  const row = await tx
    .selectFrom('termsArticles')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('groupId', '=', article.groupId)
    .where('key', '=', article.key)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export type NewArticle = {
  id: string;
  groupId: string;
  key: string;
  version: number;
  position: number;
  required: boolean;
  titleKo: string;
  titleEn: string;
  contentKo: string;
  contentEn: string;
  hashKo: Buffer;
  hashEn: Buffer;
  publishedAt: Date;
  effectiveAt: Date;
  changeFrom: string | null;
  isAdverse: boolean;
  needsConsent: boolean;
};

export async function insertArticle(tx: Tx, article: NewArticle): Promise<void> {
  await tx.insertInto('termsArticles').values(article).execute();
}

/** Ends versions: the version in force ends at `at`; an announced one never comes into force. */
export async function endVersions(
  tx: Tx,
  { groupId, key }: { groupId: string; key: string },
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  await sql`
    update terms_articles set withdrawn_at = case when effective_at > greatest(published_at, ${now}::timestamptz) then ${now}::timestamptz else ${at}::timestamptz end
    where group_id = ${groupId} and key = ${key} and (withdrawn_at is null or withdrawn_at > ${now}::timestamptz)`.execute(
    tx,
  );
}

export type NewConsent = {
  id: string;
  userId: string;
  agreedForStore: string | null;
  articleId: string;
  version: number;
  textHash: Buffer;
  language: Language;
  agreed: boolean;
  agreedAt: Date;
  deviceType: string | null;
  deviceUuid: string | null;
  clientVersion: string | null;
  address: string | null;
};

/** Consents are append-only: nothing updates them, and they are deleted or moved away only with their user. */
export async function insertConsents(tx: Tx, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length > 0) await tx.insertInto('termsConsents').values(consents).execute();
}

/** Deletes the consents of a user and returns them, oldest first. */
export async function deleteConsentsOf(tx: Tx, userId: string) {
  const rows = await tx.deleteFrom('termsConsents').where('userId', '=', userId).returningAll().execute();
  return rows.sort((a, b) => a.id.localeCompare(b.id));
}
