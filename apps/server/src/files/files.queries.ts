import type { ContentType, FilePurpose } from '@maru/contract/files/file-rules.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, DbOrTx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

/** A row of `files`. While AWAITED, type and bytes are as announced; afterwards they are as measured. */
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export async function findFile(db: DbOrTx, awsKey: string) {
  const row = await db
    .selectFrom('files')
    .select(['id', 'awsKey', 'purpose', 'ownerId', 'uploadedBy', 'status'])
    .select(['contentType', 'bytes', 'width', 'height'])
    .where('awsKey', '=', awsKey)
    .executeTakeFirst();
  return row && { ...row, purpose: row.purpose as FilePurpose };
}

/** The storage key of an admitted file of this purpose. */
export async function findAdmitted(db: Db, { fileId, purpose }: { fileId: string; purpose: FilePurpose }) {
  return db
    .selectFrom('files')
    .select(['awsKey', 'contentType'])
    .where('id', '=', fileId)
    .where('purpose', '=', purpose)
    .where('status', '=', 'ADMITTED')
    .executeTakeFirst();
}

type Listed = { purpose: FilePurpose; before: Date; most: number };
export type IsUsed = (file: ExpressionBuilder<DB & { f: DB['files'] }, 'f'>) => Expression<SqlBool>;

/** Files of a purpose, admitted before `before`, that nothing uses. */
export async function listUnusedFiles(
  db: Db,
  { purpose, before, most }: Listed,
  isUsed: IsUsed,
): Promise<string[]> {
  const rows = await db
    .selectFrom('files as f')
    .select('f.id')
    .where('f.purpose', '=', purpose)
    .where('f.status', '=', 'ADMITTED')
    .where('f.admittedAt', '<', before)
    .where((file) => file.not(isUsed(file)))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Inserts an awaited file; false if the owner does not exist. */
export async function insertAwaitedFile(
  db: Db,
  file: {
    id: string;
    awsKey: string;
    purpose: FilePurpose;
    ownerId: string;
    uploadedBy: string;
    contentType: ContentType;
    bytes: number;
    createdAt: Date;
  },
): Promise<boolean> {
  const { id, awsKey, purpose, ownerId, uploadedBy, contentType, bytes, createdAt } = file;
  const { numAffectedRows } = await sql`
    insert into files (id, aws_key, purpose, owner_id, uploaded_by, content_type, bytes, created_at)
    select ${id}, ${awsKey}, ${purpose}, users.id, ${uploadedBy}, ${contentType}, ${bytes}, ${createdAt}
    from users
    where users.id = ${ownerId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Stores the result of the inspection; false if another instance already did. */
export async function settleFile(
  db: Db,
  id: string,
  found: {
    status: 'ADMITTED' | 'REFUSED';
    contentType: string;
    bytes: number;
    width: number | null;
    height: number | null;
    admittedAt: Date | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set(found)
    .where('id', '=', id)
    .where('status', '=', 'AWAITED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Files that never arrived or were refused. */
export async function deleteUnadmittedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('files').where('status', '<>', 'ADMITTED').where('createdAt', '<', before).execute();
}

/** Deletes the rows. The database refuses this if something refers to one of them in the meantime. */
export async function deleteFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute();
}

/** The files of a user for these purposes. */
export async function deleteFilesOf(
  tx: DbOrTx,
  { ownerId, purposes }: { ownerId: string; purposes: readonly FilePurpose[] },
): Promise<void> {
  await tx
    .deleteFrom('files')
    .where('ownerId', '=', ownerId)
    .where('purpose', 'in', [...purposes])
    .execute();
}

/** Keys of files whose row is gone. A trigger records them on every delete, including cascades from the owner. */
export async function listToRemove(db: Db, most: number): Promise<string[]> {
  const rows = await db.selectFrom('filesToRemove').select('awsKey').orderBy('since').limit(most).execute();
  return rows.map(({ awsKey }) => awsKey);
}

export async function forgetRemoved(db: Db, awsKey: string): Promise<void> {
  await db.deleteFrom('filesToRemove').where('awsKey', '=', awsKey).execute();
}
