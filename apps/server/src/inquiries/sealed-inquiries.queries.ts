import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { RowKey } from '#server/keys/reseal-each.ts';

/** Inquiries belong to no store. They have a store id only because `resealEach` reads rows by store and id. */
export type SealedInquiry = RowKey & { sealed: Buffer; emailHash: Buffer; phoneHash: Buffer };
export type SealedAnswer = RowKey & { sealed: Buffer };
export type SealedNote = RowKey & { sealed: Buffer };
export type PlainNote = RowKey & { content: string };

const nowhere = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

export async function listSealedInquiries(db: Db, { id }: RowKey): Promise<SealedInquiry[]> {
  const { rows } = await sql<SealedInquiry>`
    select ${nowhere} as store_id, id, sealed, email_hash, phone_hash from inquiries
    where id > ${id}::uuid order by id limit 500`.execute(db);
  return rows;
}

export async function updateSealedInquiry(
  db: Db,
  { id, sealed }: SealedInquiry,
  resealed: Pick<SealedInquiry, 'sealed' | 'emailHash' | 'phoneHash'>,
): Promise<void> {
  await sql`update inquiries set sealed = ${resealed.sealed}, email_hash = ${resealed.emailHash},
      phone_hash = ${resealed.phoneHash} where id = ${id} and sealed = ${sealed}`.execute(db);
}

export async function listSealedAnswers(db: Db, { id }: RowKey): Promise<SealedAnswer[]> {
  const { rows } = await sql<SealedAnswer>`
    select ${nowhere} as store_id, id, sealed from inquiry_answers
    where id > ${id}::uuid order by id limit 500`.execute(db);
  return rows;
}

export async function updateSealedAnswer(
  db: Db,
  { id, sealed }: SealedAnswer,
  resealed: Buffer,
): Promise<void> {
  await sql`update inquiry_answers set sealed = ${resealed} where id = ${id} and sealed = ${sealed}`.execute(
    db,
  );
}

export async function listSealedNotes(db: Db, { id }: RowKey): Promise<SealedNote[]> {
  const { rows } = await sql<SealedNote>`
    select ${nowhere} as store_id, id, sealed from inquiry_notes
    where id > ${id}::uuid and sealed is not null order by id limit 500`.execute(db);
  return rows;
}

export async function updateSealedNote(db: Db, { id, sealed }: SealedNote, resealed: Buffer): Promise<void> {
  await sql`update inquiry_notes set sealed = ${resealed} where id = ${id} and sealed = ${sealed}`.execute(
    db,
  );
}

/** Notes that were written before notes were sealed. */
export async function listPlainNotes(db: Db, { id }: RowKey): Promise<PlainNote[]> {
  const { rows } = await sql<PlainNote>`
    select ${nowhere} as store_id, id, content from inquiry_notes
    where id > ${id}::uuid and content is not null order by id limit 500`.execute(db);
  return rows;
}

export async function sealPlainNote(db: Db, { id }: PlainNote, sealed: Buffer): Promise<void> {
  await sql`update inquiry_notes set sealed = ${sealed}, content = null
    where id = ${id} and content is not null`.execute(db);
}
