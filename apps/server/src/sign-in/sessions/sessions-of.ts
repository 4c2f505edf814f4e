import type { DbOrTx } from '#server/db/database.ts';
import { describeAgent } from './describe-agent.ts';
import { listLiveSessions } from './sessions.queries.ts';

/** Where a user is signed in, for the user: without ids. */
export async function sessionsOf(db: DbOrTx, userId: string) {
  const sessions = await listLiveSessions(db, userId);
  return sessions.map(({ userAgent, deviceType, signedInAt, lastUsedAt }) => ({
    ...describeAgent(userAgent),
    deviceType,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
