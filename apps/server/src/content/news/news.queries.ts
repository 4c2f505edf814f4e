import type { Document } from '@maru/contract/content/document.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';
import type { LastChange } from '#server/http/refusal.ts';

export type NewsRow = {
  id: string;
  title: string;
  titleEn: string | null;
  publishAt: Date | null;
  createdAt: Date;
  version: number;
  isRead: boolean;
};

export type WholeNews = NewsRow & { content: Document | null; contentEn: Document | null };

/** Who reads, and when. `all`: drafts and scheduled news, too. */
export type Reader = { userId: string; now: Date; all: boolean };

/** Words of a search: a LIKE pattern, and a regular expression for initial consonants in titles. */
type Word = { like: string; initials: string | undefined };

const rowFields = sql`n.id, n.title, n.title_en, n.publish_at, n.created_at, n.version`;

/** Whether the reader has read it. News from before the reader had an account counts as read. */
function isReadBy({ userId }: Reader): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from news_reads r where r.user_id = ${userId} and r.news_id = n.id)
    or coalesce(n.publish_at <= (select u.created_at from users u where u.id = ${userId}), false)
  )`;
}

function isSeenBy({ now, all }: Reader): RawBuilder<SqlBool> {
  return all ? sql`true` : sql`n.publish_at <= ${now}`;
}

function fits(reader: Reader, words: readonly Word[]): RawBuilder<SqlBool> {
  const found = words.map(({ like, initials }) =>
    initials === undefined
      ? sql`n.search_key like ${like}`
      : sql`(n.search_key like ${like} or n.title_key ~ ${initials})`,
  );
  return sql.join([isSeenBy(reader), ...found], sql` and `);
}

/** News with drafts first, then the newest. */
export async function listNewsRows(
  db: DbOrTx,
  reader: Reader,
  { words, offset, limit }: { words: readonly Word[]; offset: number; limit: number },
) {
  const { rows } = await sql<NewsRow>`
    select ${rowFields}, ${isReadBy(reader)} as is_read from news n where ${fits(reader, words)}
    order by n.publish_at desc nulls first, n.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countNews(db: DbOrTx, reader: Reader, words: readonly Word[] = []): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from news n where ${fits(reader, words)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findNewsVersion(tx: Tx, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select version from news where id = ${id}`.execute(tx);
  return rows[0]?.version;
}

export async function findUnread(db: DbOrTx, reader: Reader, most: number) {
  const { rows } = await sql<NewsRow & { count: number }>`
    select ${rowFields}, false as is_read, count(*) over ()::integer as count from news n
    where ${isSeenBy(reader)} and not ${isReadBy(reader)}
    order by n.publish_at desc, n.id desc limit ${most}`.execute(db);
  return { count: rows[0]?.count ?? 0, newest: rows };
}

export async function findNews(db: DbOrTx, id: string, reader: Reader): Promise<WholeNews | undefined> {
  const { rows } = await sql<WholeNews>`
    select ${rowFields}, n.content, n.content_en, ${isReadBy(reader)} as is_read
    from news n where n.id = ${id} and ${isSeenBy(reader)}`.execute(db);
  return rows[0];
}

/** Locks news until commit. Returns whether it exists. */
export async function lockNews(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('news').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function findLastNewsChange(tx: Tx, id: string): Promise<LastChange> {
  return tx
    .selectFrom('news')
    .select((row) => lastChangeOf(row.ref('news.updatedBy'), row.ref('news.updatedAt')))
    .where('news.id', '=', id)
    .executeTakeFirstOrThrow();
}

type NewsFields = {
  title: string;
  titleEn: string | null;
  content: Document | null;
  contentEn: Document | null;
  publishAt: Date | null;
  titleKey: string;
  searchKey: string;
};

/** `by` is null for what the server itself announces. */
type WrittenBy = { by: string | null; at: Date };

function columnsOf({ content, contentEn, ...fields }: NewsFields) {
  return {
    ...fields,
    content: content && JSON.stringify(content),
    contentEn: contentEn && JSON.stringify(contentEn),
  };
}

export async function insertNews(tx: Tx, id: string, fields: NewsFields, { by, at }: WrittenBy) {
  await tx
    .insertInto('news')
    .values({ id, ...columnsOf(fields), createdAt: at, createdBy: by })
    .execute();
}

export async function updateNewsRow(tx: Tx, id: string, fields: NewsFields, { by, at }: WrittenBy) {
  await tx
    .updateTable('news')
    .set({ ...columnsOf(fields), updatedAt: at, updatedBy: by })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteNewsRow(tx: Tx, id: string) {
  await tx.deleteFrom('news').where('id', '=', id).execute();
}

/** Marks news as read. A repeat changes nothing. News that was deleted meanwhile is not marked. */
export async function markRead(db: DbOrTx, { id, userId, at }: { id: string; userId: string; at: Date }) {
  await sql`
    insert into news_reads (user_id, news_id, read_at)
    select ${userId}, n.id, ${at} from news n where n.id = ${id} for key share
    on conflict do nothing`.execute(db);
}
