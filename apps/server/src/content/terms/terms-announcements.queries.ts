import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';

/** One article that a publication announced. */
export type AnnouncedArticle = {
  publishedAt: Date;
  key: string;
  groupKey: string;
  titleKo: string;
  titleEn: string;
  effectiveAt: Date;
  isAdverse: boolean;
  needsConsent: boolean;
};

const articlesSql = sql`
  select a.published_at, a.key, g.key as group_key, a.title_ko, a.title_en, a.effective_at, a.is_adverse, a.needs_consent
  from terms_articles a join terms_groups g on g.id = a.group_id
  where a.effective_at > a.published_at and (a.withdrawn_at is null or a.withdrawn_at > a.effective_at)`;

/** Published changes that were not announced and are not yet in force. */
export async function listUntold(db: Db, now: Date): Promise<AnnouncedArticle[]> {
  const { rows } = await sql<AnnouncedArticle>`${articlesSql} and a.effective_at > ${now}
    and not exists (select from terms_announcements n where n.published_at = a.published_at)
    order by a.published_at, a.position`.execute(db);
  return rows;
}

export async function listArticlesPublishedAt(tx: Tx, publishedAt: Date): Promise<AnnouncedArticle[]> {
  const { rows } = await sql<AnnouncedArticle>`${articlesSql} and a.published_at = ${publishedAt}
    order by a.position`.execute(tx);
  return rows;
}

/** Inserts an announcement. Returns false if another instance has announced it. */
export async function insertAnnouncement(
  tx: Tx,
  row: { publishedAt: Date; newsId: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('termsAnnouncements')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('publishedAt')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function listOpenAnnouncements(db: Db): Promise<Date[]> {
  const rows = await db
    .selectFrom('termsAnnouncements')
    .select('publishedAt')
    .where('doneAt', 'is', null)
    .orderBy('publishedAt')
    .execute();
  return rows.map(({ publishedAt }) => publishedAt);
}

/** Locks an announcement that is still being mailed; undefined if it is done, or another instance is mailing it. */
export async function lockOpenAnnouncement(
  tx: Tx,
  publishedAt: Date,
): Promise<{ mailedTo: string | null } | undefined> {
  return tx
    .selectFrom('termsAnnouncements')
    .select('mailedTo')
    .where('publishedAt', '=', publishedAt)
    .where('doneAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setMailedTo(
  tx: Tx,
  publishedAt: Date,
  to: { mailedTo: string | null; doneAt: Date | null },
): Promise<void> {
  await tx.updateTable('termsAnnouncements').set(to).where('publishedAt', '=', publishedAt).execute();
}

/**
 * Users with a verified address who may sign in and had an account before the announcement, in the order of their ids.
 */
export async function listAddressees(
  tx: Tx,
  { after, before, limit }: { after: string | null; before: Date; limit: number },
) {
  return addressees(tx)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .where('createdAt', '<=', before)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The recipient of a mail. Undefined if the user may no longer sign in. */
export async function findAddressee(tx: Tx, userId: string) {
  return addressees(tx).where('id', '=', userId).executeTakeFirst();
}

function addressees(tx: Tx) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'language'])
    .where('emailVerifiedAt', 'is not', null)
    .where('accountNonLocked', '=', true)
    .where('accountNonExpired', '=', true);
}
