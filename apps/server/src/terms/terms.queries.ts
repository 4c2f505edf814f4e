import type { Language } from '@maru/contract/language.ts';
import type { ArticleScope } from '@maru/contract/terms/terms.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/** The articles in force with their texts, by position. */
export async function listArticlesInForce(db: DbOrTx, scope: ArticleScope, language: Language) {
  return articlesInForce(db)
    .select((column) => [
      column.ref(language === 'ko' ? 'a.titleKo' : 'a.titleEn').as('title'),
      column.ref(language === 'ko' ? 'a.contentKo' : 'a.contentEn').as('content'),
    ])
    .where('g.scope', '=', scope)
    .orderBy('a.position')
    .orderBy('a.key')
    .execute();
}

/** Hashes that identify the versions in force, without the long texts. */
export async function listVersionsInForce(db: DbOrTx) {
  return articlesInForce(db).select(['a.hashKo', 'a.hashEn']).execute();
}

function articlesInForce(db: DbOrTx) {
  return db
    .selectFrom('termsArticles as a')
    .innerJoin('termsGroups as g', 'g.id', 'a.groupId')
    .select(['a.id', 'a.key', 'a.version', 'a.required', 'a.position', 'a.publishedAt'])
    .select(['g.scope', 'g.key as groupKey', 'g.id as groupId'])
    .where('a.withdrawnAt', 'is', null);
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
};

export async function insertArticle(tx: Tx, article: NewArticle): Promise<void> {
  await tx.insertInto('termsArticles').values(article).execute();
}

export async function withdrawArticle(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('termsArticles').set({ withdrawnAt: at }).where('id', '=', id).execute();
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
