import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { endOtherSessions as wire } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';

export async function endOtherSessions(
  { actor, transaction }: UserContext,
  { id }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  if (id !== actor.userId) fail('NOT_FOUND');

  return transaction(async (tx) => {
    const { ended } = await endSessionsOf(tx, actor.userId, { except: actor.grantId });
    return { ended };
  });
}
