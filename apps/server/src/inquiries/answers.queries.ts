import type { AnswerDelivery } from '@maru/contract/inquiries/inquiry-states.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';

export type NewAnswer = {
  inquiryId: string;
  id: string;
  sealed: Buffer;
  authorId: string;
  at: Date;
  messageId: string;
  /** QUEUED if missing. */
  delivery?: AnswerDelivery;
};

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  await tx.insertInto('inquiryAnswers').values(answer).execute();
}

/** Oldest first. */
export async function listAnswers(db: DbOrTx, inquiryId: string) {
  const rows = await db
    .selectFrom('inquiryAnswers as a')
    .innerJoin('users as u', 'u.id', 'a.authorId')
    .select(['a.id', 'a.sealed', 'a.authorId', 'u.name as authorName', 'a.at', 'a.delivery'])
    .where('a.inquiryId', '=', inquiryId)
    .orderBy('a.at')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({ ...row, delivery: row.delivery as AnswerDelivery }));
}

export type QueuedAnswer = { inquiryId: string; id: string; messageId: string; at: Date };

/** Answers whose mail is not known to be sent, oldest first. `last`: only answers after this one. */
export async function listQueuedAnswers(
  db: Db,
  last: QueuedAnswer | undefined,
  limit: number,
): Promise<QueuedAnswer[]> {
  const { rows } = await sql<QueuedAnswer>`
    select inquiry_id, id, message_id, at from inquiry_answers
    where delivery = 'QUEUED'
      and (${last === undefined} or (at, id) > (${last?.at ?? null}::timestamptz, ${last?.id ?? null}::uuid))
    order by at, id limit ${limit}`.execute(db);
  return rows;
}

/** Returns false if the delivery was recorded before. */
export async function updateDelivery(
  tx: Tx,
  { inquiryId, id }: QueuedAnswer,
  delivery: AnswerDelivery,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('inquiryAnswers')
    .set({ delivery })
    .where('inquiryId', '=', inquiryId)
    .where('id', '=', id)
    .where('delivery', '=', 'QUEUED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
