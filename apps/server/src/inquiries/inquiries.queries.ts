import type { CloseReason } from '@maru/contract/inquiries/inquiry-states.ts';
import type { Language } from '@maru/contract/language.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { ClientFacts } from '#server/http/client-facts.ts';

export type NewInquiry = ClientFacts & {
  id: string;
  receivedAt: Date;
  language: Language;
  name: string;
  nameKey: string;
  nameInitials: string;
  sealed: Buffer;
  emailHash: Buffer;
  phoneHash: Buffer;
  phoneLast4: string;
  fingerprint: Buffer;
  articleId: string;
  articleVersion: number;
  textHash: Buffer;
  destroyOn: string;
};

export async function insertInquiry(tx: Tx, inquiry: NewInquiry): Promise<void> {
  await tx.insertInto('inquiries').values(inquiry).execute();
}

/** Serializes equal inquiries that arrive at the same time. */
export async function lockEqual(tx: Tx, fingerprint: Buffer): Promise<void> {
  const name = `inquiry:${fingerprint.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The time of the latest equal inquiry that was received after `since`; undefined if there is none. */
export async function findEqual(tx: Tx, fingerprint: Buffer, since: Date): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('inquiries')
    .select('receivedAt')
    .where('fingerprint', '=', fingerprint)
    .where('receivedAt', '>', since)
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.receivedAt;
}

export type InquiryHead = {
  id: string;
  name: string;
  sealed: Buffer;
  language: Language;
  receivedAt: Date;
  answeredAt: Date | null;
  takenBy: string | null;
  takenAt: Date | null;
  takenByName: string | null;
  closedAt: Date | null;
  closedBy: string | null;
  closedByName: string | null;
  closeReason: CloseReason | null;
};

/** Columns of an inquiry `i`, with the people that `joinPeoplePiece` finds. */
export const headColumns = sql`i.id, i.name, i.sealed, i.language, i.received_at, i.answered_at, i.taken_by,
  i.taken_at, u.name as taken_by_name, i.closed_at, i.closed_by, c.name as closed_by_name, i.close_reason`;
export const joinPeoplePiece = sql`left join users u on u.id = i.taken_by left join users c on c.id = i.closed_by`;

export async function findInquiry(db: DbOrTx, id: string): Promise<InquiryHead | undefined> {
  const { rows } = await sql<InquiryHead>`
    select ${headColumns} from inquiries i ${joinPeoplePiece} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks an inquiry: until the commit nobody else answers or takes it. */
export async function lockInquiry(tx: Tx, id: string): Promise<InquiryHead | undefined> {
  await tx.selectFrom('inquiries').select('id').where('id', '=', id).forUpdate().execute();
  return findInquiry(tx, id);
}

/** Sets who has taken the inquiry; null: nobody. */
export async function updateTaken(tx: Tx, id: string, taken: { by: string; at: Date } | null): Promise<void> {
  await tx
    .updateTable('inquiries')
    .set({ takenBy: taken?.by ?? null, takenAt: taken?.at ?? null })
    .where('id', '=', id)
    .execute();
}

type Closed = { by: string; at: Date; reason: CloseReason };

/** Sets how the inquiry was closed; null: it is open. The day of its destruction stays. */
export async function updateClosed(tx: Tx, id: string, closed: Closed | null): Promise<void> {
  const { by: closedBy = null, at: closedAt = null, reason: closeReason = null } = closed ?? {};
  await tx.updateTable('inquiries').set({ closedBy, closedAt, closeReason }).where('id', '=', id).execute();
}

export async function markAnswered(tx: Tx, id: string, at: Date, destroyOn: string): Promise<void> {
  await tx.updateTable('inquiries').set({ answeredAt: at, destroyOn }).where('id', '=', id).execute();
}

/** Marks an inquiry as unanswered again, if this is its latest answer. */
export async function markUnanswered(tx: Tx, answer: { inquiryId: string; at: Date }): Promise<void> {
  await tx
    .updateTable('inquiries')
    .set({ answeredAt: null })
    .where('id', '=', answer.inquiryId)
    .where('answeredAt', '=', answer.at)
    .execute();
}

/** Destroys inquiries of this day and earlier, with their answers and notes. */
export async function destroyInquiriesUntil(db: Db, day: string): Promise<void> {
  await db.deleteFrom('inquiries').where('destroyOn', '<=', day).execute();
}
