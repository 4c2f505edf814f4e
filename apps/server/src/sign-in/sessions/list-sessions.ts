import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listSessions as wire } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { describeAgent } from './describe-agent.ts';
import { listLiveSessions } from './sessions.queries.ts';

export async function listSessions(
  { db, actor }: UserContext,
  { id }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  if (id !== actor.userId) fail('NOT_FOUND');

  const sessions = await listLiveSessions(db, actor.userId);
  return sessions.map(({ grantId, userAgent, ...session }) => ({
    id: session.id,
    ...describeAgent(userAgent),
    deviceType: session.deviceType,
    signedInAt: session.signedInAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    current: grantId === actor.grantId,
  }));
}
