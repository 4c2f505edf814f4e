import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { endSession as wire } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { deleteSignIn } from '#server/sign-in/provider/records.queries.ts';
import { findLiveSession } from './sessions.queries.ts';

/**
 * Signs one device out: deletes its grant with all tokens, and its browser session, which could otherwise sign in
 * silently.
 */
export async function endSession(
  { actor, transaction }: UserContext,
  { id, sid }: ParsedInputOf<typeof wire>,
): Promise<undefined> {
  if (id !== actor.userId) fail('NOT_FOUND');

  await transaction(async (tx) => {
    const session = (await findLiveSession(tx, actor.userId, sid)) ?? fail('NOT_FOUND');
    await deleteSignIn(tx, { accountId: actor.userId, grantId: session.grantId });
    return undefined;
  });
}
