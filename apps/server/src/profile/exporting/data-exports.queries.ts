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
  /** How often it was begun. */
  attempts: number;
  /** Given up. */
  failedAt: Date | null;
  readyAt: Date | null;
  expiresAt: Date | null;
  tokenHash: Buffer | null;
  downloadedAt: Date | null;
  /** The bytes are there. */
  isKept: boolean;
};

const columns = sql`id, user_id, grant_id, asked_at, language, parts_done, attempts, failed_at, ready_at, expires_at, token_hash, downloaded_at,
  archive is not null as is_kept`;

export async function findDataExport(db: DbOrTx, userId: string): Promise<DataExportRow | undefined> {
  const { rows } = await sql<DataExportRow>`
    select ${columns} from data_exports where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Until the commit nobody else takes it. */
export async function lockDataExport(tx: Tx, userId: string): Promise<DataExportRow | undefined> {
  await tx.selectFrom('dataExports').select('id').where('userId', '=', userId).forUpdate().execute();
  return findDataExport(tx, userId);
}

type NewDataExport = { id: string; userId: string; grantId: string; askedAt: Date; language: Language };

/** In place of an earlier one of the user. */
export async function insertDataExport(tx: Tx, row: NewDataExport): Promise<void> {
  await deleteDataExport(tx, row.userId);
  await tx.insertInto('dataExports').values(row).execute();
}

/** What was made, is made or waits for a download. */
export async function deleteDataExport(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('dataExports').where('userId', '=', userId).execute();
}

/** A process that makes nothing of a claim for so long has ended. By the clock of the database. */
const claimEnds = sql<Date>`now() + interval '1 minute'`;

/** Takes an unfinished one that no other process is at, and counts the attempt: the process may be killed in it. */
export async function claimDataExport(db: Db, id: string): Promise<DataExportRow | undefined> {
  const { rows } = await sql<DataExportRow>`
    update data_exports set claimed_until = ${claimEnds}, attempts = attempts + 1, parts_done = 0
    where id = ${id} and ready_at is null and failed_at is null and (claimed_until is null or claimed_until < now())
    returning ${columns}`.execute(db);
  return rows[0];
}

/** False if it is gone or finished. */
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

/** Nobody takes it again before these seconds are over. */
export async function postponeDataExport(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('dataExports')
    .set({ claimedUntil: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .execute();
}

/** Gives it up. False if it is gone, or was finished or given up by another process. */
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

/** Those that a process left unfinished, or that wait for one, the longest waiting first. */
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

/** False if another process finished it, or if it is gone. */
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

/** The bytes, which are destroyed with it. The row is locked. */
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
