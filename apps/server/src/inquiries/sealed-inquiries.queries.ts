import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Inquiries belong to no store; their pages need a store id for the order only. */
type Place = { storeId: string; id: string };
export type SealedInquiry = Place & { sealed: Buffer; emailHash: Buffer; phoneHash: Buffer };
export type SealedAnswer = Place & { sealed: Buffer };

const nowhere = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

export async function listSealedInquiries(db: Db, { id }: Place): Promise<SealedInquiry[]> {
  const { rows } = await sql<SealedInquiry>`
    select ${nowhere} as store_id, id, sealed, email_hash, phone_hash from inquiries
    where id > ${id}::uuid order by id limit 500`.execute(db);
  return rows;
}

export async function updateSealedInquiry(
  db: Db,
  { id, sealed }: SealedInquiry,
  anew: Pick<SealedInquiry, 'sealed' | 'emailHash' | 'phoneHash'>,
): Promise<void> {
  await sql`update inquiries set sealed = ${anew.sealed}, email_hash = ${anew.emailHash},
      phone_hash = ${anew.phoneHash} where id = ${id} and sealed = ${sealed}`.execute(db);
}

export async function listSealedAnswers(db: Db, { id }: Place): Promise<SealedAnswer[]> {
  const { rows } = await sql<SealedAnswer>`
    select ${nowhere} as store_id, id, sealed from inquiry_answers
    where id > ${id}::uuid order by id limit 500`.execute(db);
  return rows;
}

export async function updateSealedAnswer(db: Db, { id, sealed }: SealedAnswer, anew: Buffer): Promise<void> {
  await sql`update inquiry_answers set sealed = ${anew} where id = ${id} and sealed = ${sealed}`.execute(db);
}
