import { codeTries, type VerificationPurpose } from '@maru/contract/verification/verification.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/** There is one open code for each. */
export type VerificationKey = { browserHash: Buffer; purpose: VerificationPurpose; phoneE164: string };

/** A new code takes the place of the one before, and of its ticket. */
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

/** Counts a guess before anybody looks at it, in one statement: of any number at once no more pass than a code has tries. */
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

/** The guess was right: of any number at once exactly one gets the ticket. */
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

/** Takes a good ticket away, in one statement: of any number at once exactly one gets it. */
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
