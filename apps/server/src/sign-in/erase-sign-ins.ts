import type { Tx } from '#server/db/database.ts';
import { deleteConsentsOf } from './consent/consents.queries.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { listSessionsOf } from './sessions/sessions.queries.ts';

/** Ends the sign-ins of a user who is deleted, and what they allowed outside apps. Returns the log of the sign-ins. */
export async function eraseSignIns(tx: Tx, userId: string) {
  const log = await listSessionsOf(tx, userId);
  await endSessionsOf(tx, userId);
  await deleteConsentsOf(tx, userId);
  return log;
}
