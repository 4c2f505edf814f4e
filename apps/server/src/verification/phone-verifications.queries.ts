import { codeTries, type VerificationPurpose } from '@maru/contract/verification/verification.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/** There is at most one open code per key. */
export type VerificationKey = { browserHash: Buffer; purpose: VerificationPurpose; phoneE164: string };

/** Replaces the previous code and its ticket. */
export async function replaceVerification(
  tx: Tx,
  { key, ...code }: { key: VerificationKey; id: string; codeMac: Buffer; expiresAt: Date },
): Promise<void> {
  const fresh = { ...code, tries: 0, verifiedAt: null, ticketExpiresAt: null };
  await tx
    .insertInto('phoneVerifications')
    .values({ ...key, ...fresh })
    .onConflict((conflict) => conflict.columns(['browserHash', 'purpose', 'phoneE164']).doUpdateSet(fresh))
    .execute();
}

/**
 * Counts a guess before it is checked, in one statement, so that concurrent guesses cannot exceed the allowed tries.
 */
export async function claimGuess(db: DbOrTx, key: VerificationKey, now: Date) {
  return db
    .updateTable('phoneVerifications')
    .set({ tries: sql<number>`tries + 1` })
    .where('browserHash', '=', key.browserHash)
    .where('purpose', '=', key.purpose)
    .where('phoneE164', '=', key.phoneE164)
    .where('verifiedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', codeTries)
    .returning(['id', 'codeMac', 'tries'])
    .executeTakeFirst();
}

/** Marks a code as verified. Exactly one of several concurrent callers gets the ticket. */
export async function markVerified(
  db: DbOrTx,
  { key, id, now, ticketExpiresAt }: { key: VerificationKey; id: string; now: Date; ticketExpiresAt: Date },
): Promise<boolean> {
  const marked = await db
    .updateTable('phoneVerifications')
    .set({ verifiedAt: now, ticketExpiresAt })
    .where('browserHash', '=', key.browserHash)
    .where('purpose', '=', key.purpose)
    .where('phoneE164', '=', key.phoneE164)
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function findVerification(db: DbOrTx, key: VerificationKey) {
  return db
    .selectFrom('phoneVerifications')
    .select(['verifiedAt', 'expiresAt', 'tries', 'ticketExpiresAt'])
    .where('browserHash', '=', key.browserHash)
    .where('purpose', '=', key.purpose)
    .where('phoneE164', '=', key.phoneE164)
    .executeTakeFirst();
}

/** Takes a valid ticket in one statement, so that exactly one of several concurrent callers gets it. */
export async function deleteTicket(tx: Tx, key: VerificationKey, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('phoneVerifications')
    .where('browserHash', '=', key.browserHash)
    .where('purpose', '=', key.purpose)
    .where('phoneE164', '=', key.phoneE164)
    .where('ticketExpiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteExpiredVerifications(db: DbOrTx, at: Date): Promise<void> {
  await db
    .deleteFrom('phoneVerifications')
    .where('expiresAt', '<=', at)
    .where((row) => row.or([row('ticketExpiresAt', 'is', null), row('ticketExpiresAt', '<=', at)]))
    .execute();
}
