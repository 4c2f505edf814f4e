import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { deleteGrant } from '#server/sign-in/provider/records.queries.ts';
import { isListed } from './sessions.queries.ts';

/**
 * Ends a user token that a page got for one call, instead of leaving it valid for up to 59 minutes. A device in the
 * list of sign-ins is signed out there instead.
 */
export async function endUserToken({ db, actor }: UserContext): Promise<undefined> {
  if (await isListed(db, actor.grantId)) fail('NOT_FOUND');
  await deleteGrant(db, actor.grantId);
}
