import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import type { AnswerKey } from './context.ts';

export type StoredAnswer = { bodyHash: Buffer; http: number | null; answer: unknown };

/** Claims the key for this transaction, or reports that another request holds it. */
export async function claimKey(tx: Tx, { scopeId, endpoint, key }: AnswerKey) {
  const name = `${scopeId}/${endpoint}/${key}`;
  const { rows } = await sql<{
    free: boolean;
    bodyHash: Buffer | null;
    http: number | null;
    answer: unknown;
  }>`
    ${prepared} select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free, k.body_hash, k.http, k.answer
    from (select 1) as one
    left join idempotency_keys k on k.scope_id = ${scopeId} and k.endpoint = ${endpoint} and k.key = ${key}`.execute(
    tx,
  );
  const row = rows[0];
  const stored: StoredAnswer | undefined = row?.bodyHash
    ? { bodyHash: row.bodyHash, http: row.http, answer: row.answer }
    : undefined;
  return { free: row?.free ?? false, stored };
}

export async function insertAnswer(
  tx: Tx,
  answer: AnswerKey & { bodyHash: Buffer; http: number | null; answer: unknown; sentBy: string; at: Date },
) {
  const { at, ...row } = answer;
  await tx
    .insertInto('idempotencyKeys')
    .values({ ...row, answer: row.answer === null ? null : JSON.stringify(row.answer), createdAt: at })
    .modifyEnd(prepared)
    .execute();
}

/** Stores the answer of a running key. An existing answer is kept. */
export async function completeAnswer(tx: Tx, key: AnswerKey, http: number, answer: unknown) {
  await tx
    .updateTable('idempotencyKeys')
    .set({ http, answer: JSON.stringify(answer) })
    .where('scopeId', '=', key.scopeId)
    .where('endpoint', '=', key.endpoint)
    .where('key', '=', key.key)
    .where('http', 'is', null)
    .execute();
}

/** Keys are kept for 48 hours. */
export async function deleteAnswersBefore(db: DbOrTx, before: Date) {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute();
}
