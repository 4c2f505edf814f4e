import type { Language } from '@maru/contract/language.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';

export type DataExportRow = {
  id: string;
  userId: string;
  grantId: string;
  askedAt: Date;
  language: Language;
  partsDone: number;
  /** How many attempts to make the export were begun. */
  attempts: number;
  /** When the export was given up. */
  failedAt: Date | null;
  readyAt: Date | null;
  expiresAt: Date | null;
  tokenHash: Buffer | null;
  downloadedAt: Date | null;
  /** Whether the bytes are stored. */
  isKept: boolean;
};

const columns = sql`id, user_id, grant_id, asked_at, language, parts_done, attempts, failed_at, ready_at, expires_at, token_hash, downloaded_at,
  archive is not null as is_kept`;

export async function findDataExport(db: DbOrTx, userId: string): Promise<DataExportRow | undefined> {
  const { rows } = await sql<DataExportRow>`
    select ${columns} from data_exports where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Locks the export of a user: until the commit nobody else claims or ends it. */
export async function lockDataExport(tx: Tx, userId: string): Promise<DataExportRow | undefined> {
  await tx.selectFrom('dataExports').select('id').where('userId', '=', userId).forUpdate().execute();
  return findDataExport(tx, userId);
}

type NewDataExport = { id: string; userId: string; grantId: string; askedAt: Date; language: Language };

/** Inserts an export and deletes an earlier one of the user. */
export async function insertDataExport(tx: Tx, row: NewDataExport): Promise<void> {
  await deleteDataExport(tx, row.userId);
  await tx.insertInto('dataExports').values(row).execute();
}

/** Deletes the export of a user in any state. */
export async function deleteDataExport(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('dataExports').where('userId', '=', userId).execute();
}

/** A process that does not renew its claim for this long has died. By the clock of the database. */
const claimEnds = sql<Date>`now() + interval '1 minute'`;

/**
 * Claims an unfinished export that no other process has claimed. Counts the attempt first, because the process may be
 * killed during it.
 */
export async function claimDataExport(db: Db, id: string): Promise<DataExportRow | undefined> {
  const { rows } = await sql<DataExportRow>`
    update data_exports set claimed_until = ${claimEnds}, attempts = attempts + 1, parts_done = 0
    where id = ${id} and ready_at is null and failed_at is null and (claimed_until is null or claimed_until < now())
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Stores the progress and renews the claim. Returns false if the export is deleted or finished. */
export async function noteProgress(db: Db, id: string, partsDone: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dataExports')
    .set({ partsDone, claimedUntil: claimEnds })
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .where('failedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Nobody may claim the export before these seconds are over. */
export async function postponeDataExport(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('dataExports')
    .set({ claimedUntil: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .execute();
}

/** Gives an export up. Returns false if it is deleted, or was finished or given up by another process. */
export async function failDataExport(tx: Tx, id: string, failedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dataExports')
    .set({ failedAt, claimedUntil: null })
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .where('failedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Unfinished exports that no process has claimed, the longest waiting first. */
export async function listUnclaimed(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('dataExports')
    .select('id')
    .where('readyAt', 'is', null)
    .where('failedAt', 'is', null)
    .where((row) => row.or([row('claimedUntil', 'is', null), row('claimedUntil', '<', sql<Date>`now()`)]))
    .orderBy('askedAt')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

type Finished = { id: string; archive: Buffer; tokenHash: Buffer; readyAt: Date; expiresAt: Date };

/** Stores the finished export. Returns false if another process finished it, or if it is deleted. */
export async function finishDataExport(tx: Tx, { id, ...finished }: Finished): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dataExports')
    .set({ ...finished, claimedUntil: null })
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .where('failedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns the bytes and destroys them. The caller has locked the row. */
export async function takeArchive(tx: Tx, id: string, at: Date): Promise<Buffer | undefined> {
  const found = await tx.selectFrom('dataExports').select('archive').where('id', '=', id).executeTakeFirst();
  if (!found?.archive) return undefined;
  await tx.updateTable('dataExports').set({ archive: null, downloadedAt: at }).where('id', '=', id).execute();
  return found.archive;
}

export async function destroyArchivesUntil(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('dataExports')
    .set({ archive: null })
    .where('archive', 'is not', null)
    .where('expiresAt', '<=', at)
    .execute();
}
