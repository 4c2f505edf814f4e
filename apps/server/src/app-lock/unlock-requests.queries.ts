import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { StoreTokenKey } from '#server/keys/store-token.ts';

export type Session = { storeId: string; grantId: string };
export type Answer = 'APPROVED' | 'REFUSED';

export type NewRequest = Session & {
  id: string;
  tokenHash: Buffer;
  part: LockPart;
  userId: string;
  device: string;
  messageId: string;
  requestedAt: Date;
  expiresAt: Date;
};

export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  await tx.insertInto('appUnlockRequests').values(request).execute();
}

/**
 * The waiting request of a session, else its latest one. A waiting request goes first, because the times of two
 * concurrent requests may be out of order.
 */
export async function findLastRequest(db: DbOrTx, { storeId, grantId }: Session, now: Date) {
  const row = await db
    .selectFrom('appUnlockRequests')
    .select(['id', 'part', 'messageId', 'answer', 'expiresAt'])
    .where('storeId', '=', storeId)
    .where('grantId', '=', grantId)
    .orderBy((eb) => eb.and([eb('answer', 'is', null), eb('expiresAt', '>', now)]), 'desc')
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, part: row.part as LockPart, answer: row.answer as Answer | null };
}

/** Ends the requests of this session that are still waiting. */
export async function endOpenRequestsOf(tx: Tx, { storeId, grantId }: Session, at: Date): Promise<void> {
  await tx
    .updateTable('appUnlockRequests')
    .set({ expiresAt: at })
    .where('storeId', '=', storeId)
    .where('grantId', '=', grantId)
    .where('answer', 'is', null)
    .where('expiresAt', '>', at)
    .execute();
}

/** Ends requests for parts that are no longer locked. */
export async function endOpenRequestsFor(
  tx: Tx,
  { storeId, parts, at }: { storeId: string; parts: readonly LockPart[]; at: Date },
): Promise<void> {
  if (parts.length === 0) return;
  await tx
    .updateTable('appUnlockRequests')
    .set({ expiresAt: at })
    .where('storeId', '=', storeId)
    .where('part', 'in', parts)
    .where('answer', 'is', null)
    .where('expiresAt', '>', at)
    .execute();
}

/** Ends all requests of the store that are still waiting. */
export async function endAllOpenRequests(tx: Tx, storeId: string, at: Date): Promise<void> {
  await tx
    .updateTable('appUnlockRequests')
    .set({ expiresAt: at })
    .where('storeId', '=', storeId)
    .where('answer', 'is', null)
    .where('expiresAt', '>', at)
    .execute();
}

/** Data for the page behind a link. `isWanted`: the session that asked is still signed in. */
export async function findApproval(db: DbOrTx, { storeId, tokenHash }: StoreTokenKey) {
  const row = await db
    .selectFrom('appUnlockRequests as r')
    .innerJoin('stores', 'stores.id', 'r.storeId')
    .innerJoin('users', 'users.id', 'r.userId')
    .select([
      ...(['stores.name as storeName', 'stores.category', 'users.name as userName'] as const),
      ...([
        'r.grantId',
        'r.userId',
        'r.part',
        'r.device',
        'r.answer',
        'r.requestedAt',
        'r.expiresAt',
      ] as const),
    ])
    .select(
      sql<boolean>`exists (select from sign_in_records g
        where g.model = 'Grant' and g.grant_id = r.grant_id and g.expires_at > now())`.as('isWanted'),
    )
    .where('r.storeId', '=', storeId)
    .where('r.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      category: row.category as StoreType | null,
      part: row.part as LockPart,
      answer: row.answer as Answer | null,
    }
  );
}

/** Answers an open request in one statement, so that exactly one of several concurrent answers succeeds. */
export async function markAnswered(
  tx: Tx,
  { storeId, tokenHash }: StoreTokenKey,
  { answer, at }: { answer: Answer; at: Date },
): Promise<boolean> {
  const marked = await tx
    .updateTable('appUnlockRequests')
    .set({ answer, answeredAt: at })
    .where('storeId', '=', storeId)
    .where('tokenHash', '=', tokenHash)
    .where('answer', 'is', null)
    .where('expiresAt', '>', at)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Names for the message and the language of the store; undefined if the user is no longer a member. */
export async function findAsker(tx: Tx, storeId: string, userId: string) {
  const row = await tx
    .selectFrom('storeMembers')
    .innerJoin('stores', 'stores.id', 'storeMembers.storeId')
    .innerJoin('users', 'users.id', 'storeMembers.userId')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'storeMembers.storeId')
    .select([
      'stores.name as storeName',
      'stores.category',
      'users.name as userName',
      'storeSettings.language',
    ])
    .where('storeMembers.storeId', '=', storeId)
    .where('storeMembers.userId', '=', userId)
    .executeTakeFirst();
  return row && { ...row, category: row.category as StoreType | null };
}

export async function deleteRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('appUnlockRequests').where('expiresAt', '<', before).execute();
}
