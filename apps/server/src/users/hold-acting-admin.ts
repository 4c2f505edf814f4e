import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { isAdmin, lockAdmins } from './users.queries.ts';

type Act = { actorId: string; userId: string };

/**
 * Refuses an admin who was locked, removed or deleted since the guard let the call in. Until the commit the caller
 * stays an admin. An act on another admin locks all admins: if two admins act on each other, only one succeeds.
 */
export async function holdActingAdmin(tx: Tx, { actorId, userId }: Act): Promise<void> {
  const admins = await lockAdmins(tx, (await isAdmin(tx, userId)) ? 'all' : actorId);
  const actor = admins.find(({ id }) => id === actorId) ?? fail('UNAUTHENTICATED');
  if (!actor.maySignIn) fail('UNAUTHENTICATED');
}
