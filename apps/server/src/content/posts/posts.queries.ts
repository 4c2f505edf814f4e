import type { Document } from '@maru/contract/content/document.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';
import type { LastChange } from '#server/http/refusal.ts';

export type PostRow = {
  id: string;
  title: string;
  titleEn: string | null;
  connectUrl: string | null;
  thumbnailFileId: string | null;
  thumbnailUrl: string | null;
  publishAt: Date | null;
  createdAt: Date;
  version: number;
};
export type WholePost = PostRow & { content: Document | null; contentEn: Document | null };
export type PostFields = Omit<WholePost, 'id' | 'createdAt' | 'version'>;

const rowFields = [
  ...(['id', 'title', 'titleEn', 'connectUrl', 'thumbnailFileId', 'thumbnailUrl'] as const),
  ...(['publishAt', 'createdAt', 'version'] as const),
] as const;

/** Posts in display order. `publishedAt`: only those that are published at this time. */
export async function listPostRows(
  db: DbOrTx,
  { publishedAt }: { publishedAt?: Date | undefined } = {},
): Promise<PostRow[]> {
  return db
    .selectFrom('posts')
    .select(rowFields)
    .where(publishedAt === undefined ? sql<SqlBool>`true` : sql<SqlBool>`publish_at <= ${publishedAt}`)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export async function findPost(db: DbOrTx, id: string): Promise<WholePost | undefined> {
  const row = await db
    .selectFrom('posts')
    .select([...rowFields, 'content', 'contentEn'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row as unknown as WholePost | undefined;
}

export async function findLastPostChange(tx: Tx, id: string): Promise<LastChange> {
  return tx
    .selectFrom('posts')
    .select((row) => lastChangeOf(row.ref('posts.updatedBy'), row.ref('posts.updatedAt')))
    .where('posts.id', '=', id)
    .executeTakeFirstOrThrow();
}

type WrittenBy = { by: string; at: Date };

function columnsOf({ content, contentEn, ...rest }: PostFields) {
  return {
    ...rest,
    content: content && JSON.stringify(content),
    contentEn: contentEn && JSON.stringify(contentEn),
  };
}

/** Inserts a post before all others. */
export async function insertPost(tx: Tx, id: string, post: PostFields, { by, at }: WrittenBy) {
  const { first } = await tx
    .selectFrom('posts')
    .select(({ fn }) => fn.min('place').as('first'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('posts')
    .values({ id, ...columnsOf(post), place: (first ?? 1) - 1, createdAt: at, createdBy: by })
    .execute();
}

export async function updatePostRow(tx: Tx, id: string, post: PostFields, { by, at }: WrittenBy) {
  await tx
    .updateTable('posts')
    .set({ ...columnsOf(post), updatedAt: at, updatedBy: by })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deletePostRow(tx: Tx, id: string) {
  await tx.deleteFrom('posts').where('id', '=', id).execute();
}

/** Numbers these posts in the given order. */
export async function placePosts(tx: Tx, ids: readonly string[]) {
  await sql`
    update posts set place = p.place
    from unnest(${ids}::uuid[]) with ordinality as p(id, place) where p.id = posts.id`.execute(tx);
}
