import type { Document } from '@maru/contract/content/document.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';
import { asJsonRecords } from '#server/db/records.ts';
import type { LastChange } from '#server/http/refusal.ts';

export type FaqFields = {
  categoryId: string | null;
  question: string;
  questionEn: string | null;
  answer: Document | null;
  answerEn: Document | null;
  publishAt: Date | null;
};
export type FaqRow = FaqFields & { id: string; createdAt: Date; version: number };

const fields = [
  ...(['id', 'categoryId', 'question', 'questionEn', 'answer', 'answerEn', 'publishAt'] as const),
  ...(['createdAt', 'version'] as const),
] as const;

/** FAQs in display order within their categories. `publishedAt`: only those that are published at this time. */
export async function listFaqRows(db: DbOrTx, { publishedAt }: { publishedAt?: Date | undefined } = {}) {
  const rows = await db
    .selectFrom('faqs')
    .select(fields)
    .$if(publishedAt !== undefined, (query) => query.where('publishAt', '<=', publishedAt as Date))
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows as unknown as FaqRow[];
}

export async function findFaq(db: DbOrTx, id: string): Promise<FaqRow | undefined> {
  const row = await db.selectFrom('faqs').select(fields).where('id', '=', id).executeTakeFirst();
  return row as unknown as FaqRow | undefined;
}

export async function countFaqs(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('faqs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findLastFaqChange(tx: Tx, id: string): Promise<LastChange> {
  return tx
    .selectFrom('faqs')
    .select((row) => lastChangeOf(row.ref('faqs.updatedBy'), row.ref('faqs.updatedAt')))
    .where('faqs.id', '=', id)
    .executeTakeFirstOrThrow();
}

type WrittenBy = { by: string; at: Date };

function columnsOf({ answer, answerEn, ...rest }: FaqFields) {
  return {
    ...rest,
    answer: answer && JSON.stringify(answer),
    answerEn: answerEn && JSON.stringify(answerEn),
  };
}

/** The place after all FAQs, which is also the end of any category. */
async function nextPlace(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('faqs')
    .select(({ fn }) => fn.max('place').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function insertFaq(tx: Tx, id: string, faq: FaqFields, { by, at }: WrittenBy) {
  await tx
    .insertInto('faqs')
    .values({ id, ...columnsOf(faq), place: await nextPlace(tx), createdAt: at, createdBy: by })
    .execute();
}

/** Updates an FAQ. `toEnd` moves it to the end of its category. */
export async function updateFaqRow(
  tx: Tx,
  id: string,
  faq: FaqFields,
  { by, at, toEnd }: WrittenBy & { toEnd: boolean },
) {
  await tx
    .updateTable('faqs')
    .set({ ...columnsOf(faq), updatedAt: at, updatedBy: by })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (toEnd)
    await tx
      .updateTable('faqs')
      .set({ place: await nextPlace(tx) })
      .where('id', '=', id)
      .execute();
}

export async function deleteFaqRow(tx: Tx, id: string) {
  await tx.deleteFrom('faqs').where('id', '=', id).execute();
}

export type Placed = { id: string; categoryId: string | null; place: number };

/**
 * Sorts all FAQs. An FAQ that moves to another category counts as edited, so that an open form does not move it back.
 */
export async function placeFaqs(tx: Tx, placed: readonly Placed[], { by, at }: WrittenBy) {
  await sql`
    update faqs f set category_id = p.category_id, place = p.place,
      version = case when f.category_id is distinct from p.category_id then f.version + 1 else f.version end,
      updated_by = case when f.category_id is distinct from p.category_id then ${by}::uuid else f.updated_by end,
      updated_at = case when f.category_id is distinct from p.category_id then ${at}::timestamptz else f.updated_at end
    from jsonb_to_recordset(${asJsonRecords(placed)}::jsonb) as p(id uuid, category_id uuid, place integer)
    where p.id = f.id`.execute(tx);
}
