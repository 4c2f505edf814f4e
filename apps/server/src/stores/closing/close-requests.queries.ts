import type { CloseRequest } from '@maru/contract/stores/closing.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

export type CloseRequestRow = {
  id: string;
  reason: string;
  askedBy: string;
  askedAt: Date;
  endedAs: Exclude<CloseRequest['status'], 'OPEN'> | null;
  endedAt: Date | null;
  answer: string;
};

/** The latest request of a store, or the one with this id. */
export async function findCloseRequest(
  db: DbOrTx,
  { storeId, id }: { storeId: string; id?: string },
): Promise<CloseRequestRow | undefined> {
  const { rows } = await sql<CloseRequestRow>`
    select r.id, r.reason, u.name as asked_by, r.asked_at, r.ended_as, r.ended_at, r.answer
    from store_close_requests r join users u on u.id = r.asked_by
    where r.store_id = ${storeId} and (${id ?? null}::uuid is null or r.id = ${id ?? null}::uuid)
    order by r.id desc limit 1`.execute(db);
  return rows[0];
}

type NewRequest = { storeId: string; id: string; reason: string; askedBy: string; askedAt: Date };

export async function insertCloseRequest(tx: Tx, request: NewRequest): Promise<void> {
  await tx.insertInto('storeCloseRequests').values(request).execute();
}

type End = {
  storeId: string;
  id?: string;
  as: 'WITHDRAWN' | 'REFUSED' | 'DONE';
  by: string;
  at: Date;
  answer?: string;
};

/** Ends the open request of a store, or the one with this id. Returns false if that request is not open. */
export async function endRequest(tx: Tx, { storeId, id, as, by, at, answer = '' }: End): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('storeCloseRequests')
    .set({ endedAs: as, endedBy: by, endedAt: at, answer })
    .where('storeId', '=', storeId)
    .where('endedAs', 'is', null)
    .$if(id !== undefined, (update) => update.where('id', '=', id as string))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes what was written about the closing of a store that is erased. */
export async function blankCloseRequests(tx: Tx, storeId: string): Promise<void> {
  await tx
    .updateTable('storeCloseRequests')
    .set({ reason: '', answer: '' })
    .where('storeId', '=', storeId)
    .execute();
}
