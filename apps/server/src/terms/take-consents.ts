import type { Tx } from '#server/db/database.ts';
import { deleteConsentsOf } from './terms.queries.ts';

/**
 * Deletes the consents of a user and returns them with the proof of what was shown, for the caller who keeps them
 * apart.
 */
export async function takeConsents(tx: Tx, userId: string) {
  const rows = await deleteConsentsOf(tx, userId);
  return rows.map(({ userId: _, textHash, agreedAt, ...consent }) => ({
    ...consent,
    textHash: textHash.toString('hex'),
    agreedAt: agreedAt.toISOString(),
  }));
}
