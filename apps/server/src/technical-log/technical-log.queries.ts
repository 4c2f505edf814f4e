import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { asJsonRecords } from '#server/db/records.ts';

export type StoredEntry = {
  id: string;
  at: Date;
  logLevel: string;
  module: string;
  subject: string | null;
  code: string | null;
  message: string;
  requestId: string | null;
  callerId: string | null;
  namedStoreId: string | null;
  deviceType: string | null;
  clientVersion: string | null;
  /** JSON text. */
  details: string | null;
  searched: readonly string[];
};

/** Inserts many entries in one statement. Its commit does not wait for the disk. */
export async function insertEntries(db: Db, entries: readonly StoredEntry[]): Promise<void> {
  await sql`
    insert into technical_log (id, at, log_level, module, subject, code, message, request_id, caller_id,
      named_store_id, device_type, client_version, details, words)
    select e.id, e.at, e.log_level, e.module, e.subject, e.code, e.message, e.request_id, e.caller_id,
      e.named_store_id, e.device_type, e.client_version, e.details::jsonb, array_to_tsvector(e.searched)
    from jsonb_to_recordset(${asJsonRecords(entries)}::jsonb) e(id uuid, at timestamptz, log_level text,
      module text, subject text, code text, message text, request_id text, caller_id uuid, named_store_id uuid,
      device_type text, client_version text, details text, searched text[])
    where set_config('synchronous_commit', 'off', true) = 'off'`.execute(db);
}
