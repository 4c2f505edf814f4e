import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { endOtherSessions as wire } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';
import { listLiveSessions } from './sessions.queries.ts';

export async function endOtherSessions(
  { actor, transaction }: UserContext,
  { id }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  if (id !== actor.userId) fail('NOT_FOUND');

  return transaction(async (tx) => {
    // User tokens of single pages end, too, but are not counted, because the list does not show them.
    const listed = await listLiveSessions(tx, actor.userId);
    await endSessionsOf(tx, actor.userId, { except: actor.grantId });
    return { ended: listed.filter(({ grantId }) => grantId !== actor.grantId).length };
  });
}
