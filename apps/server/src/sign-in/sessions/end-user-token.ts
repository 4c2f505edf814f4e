import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { deleteGrant } from '#server/sign-in/provider/records.queries.ts';
import { isListed } from './sessions.queries.ts';

/**
 * What a page was given for one call must not stay good for the rest of its 59 minutes. A device in the list of
 * sign-ins is signed out by its line there.
 */
export async function endUserToken({ db, actor }: UserContext): Promise<undefined> {
  if (await isListed(db, actor.grantId)) fail('NOT_FOUND');
  await deleteGrant(db, actor.grantId);
}
