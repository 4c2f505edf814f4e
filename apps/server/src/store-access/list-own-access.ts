import type { UserContext } from '#server/http/context.ts';
import { listAccess } from './store-access.queries.ts';

export async function listOwnAccess({ db, actor }: UserContext) {
  return listAccess(db, actor.userId);
}
