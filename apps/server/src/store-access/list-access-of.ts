import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findUserName, listAccess } from './store-access.queries.ts';

export async function listAccessOf({ db }: UserContext, { id }: { id: string }) {
  if ((await findUserName(db, id)) === undefined) fail('NOT_FOUND');
  return listAccess(db, id);
}
