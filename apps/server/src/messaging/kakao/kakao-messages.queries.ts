import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';
import { erasedColumns, inSeconds } from '../messages.queries.ts';

/**
 * The dealer has accepted the message. Its sealed content is kept until the outcome is known, for the text fallback.
 */
export async function markWithDealer(
  tx: Tx,
  message: {
    id: string;
    provider: string;
    providerMessageId: string;
    templateCode: string;
    carrierFallsBack: boolean;
    checkInSeconds: number;
  },
): Promise<boolean> {
  const { id, checkInSeconds, ...sent } = message;
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ ...sent, status: 'SENT', recipient: null, lastError: null, nextLookAt: inSeconds(checkInSeconds) })
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type DeliveryCheck = NonNullable<Awaited<ReturnType<typeof claimDeliveryCheck>>>;

/** Claims the next delivery check of a message for `seconds`, so that only one worker does it. */
export async function claimDeliveryCheck(db: Db, id: string, seconds: number) {
  const taken = await db
    .updateTable('messages')
    .set({ looks: sql<number>`looks + 1`, nextLookAt: inSeconds(seconds) })
    .where('id', '=', id)
    .where('status', '=', 'SENT')
    .where('sealed', 'is not', null)
    .where('nextLookAt', '<=', sql<Date>`clock_timestamp()`)
    .returning([
      'id',
      'kind',
      'looks',
      'sealed',
      'usefulUntil',
      'provider',
      'providerMessageId',
      'carrierFallsBack',
    ])
    .executeTakeFirst();
  // The content is kept while delivery checks go on.
  return taken && { ...taken, sealed: taken.sealed as Buffer };
}

export async function postponeDeliveryCheck(tx: Tx, { id, seconds }: { id: string; seconds: number }) {
  await tx
    .updateTable('messages')
    .set({ nextLookAt: inSeconds(seconds) })
    .where('id', '=', id)
    .where('status', '=', 'SENT')
    // Nothing is updated if the message was cancelled meanwhile.
    .where('sealed', 'is not', null)
    .execute();
}

/** Ends the delivery checks: the outcome is known or never will be. */
export async function endDeliveryChecks(
  db: Db,
  {
    id,
    ...outcome
  }: {
    id: string;
    status: 'SENT' | 'DELIVERED' | 'FALLBACK_SENT' | 'FALLBACK_FAILED';
    lastError: string | null;
  },
) {
  await db
    .updateTable('messages')
    .set({ ...outcome, ...erasedColumns })
    .where('id', '=', id)
    .where('status', '=', 'SENT')
    .execute();
}

/** Marks that Kakao failed. True for exactly one caller. */
export async function markNotByKakao(
  tx: Tx,
  { id, lastError }: { id: string; lastError: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ status: 'FAILED', lastError, ...erasedColumns })
    .where('id', '=', id)
    .where('channel', '=', 'KAKAO')
    .where('status', 'in', ['QUEUED', 'SENT'])
    .where('sealed', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Messages whose delivery check is overdue by `seconds`, because their worker died. */
export async function listOverdueDeliveryChecks(db: Db, seconds: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('nextLookAt', '<', inSeconds(-seconds))
    .orderBy('nextLookAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
