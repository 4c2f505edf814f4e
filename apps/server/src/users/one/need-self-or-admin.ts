import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { isAdmin } from '#server/users/users.queries.ts';
import { hasUser } from './user-detail.queries.ts';

/** Returns whether the caller looks at their own account or, as an admin, at another one. All others get NOT_FOUND. */
export async function needSelfOrAdmin(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  id: string,
): Promise<'self' | 'admin'> {
  if (id === actor.userId) return 'self';
  if (!(await isAdmin(db, actor.userId)) || !(await hasUser(db, id))) fail('NOT_FOUND');
  return 'admin';
}
