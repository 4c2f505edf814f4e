import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getUser as wire } from '@maru/contract/users/users.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { needSelfOrAdmin } from './need-self-or-admin.ts';
import { presentUser, type ShownUser } from './present-user.ts';

export async function getUser(
  context: UserContext,
  { userId = context.actor.userId }: ParsedInputOf<typeof wire>,
): Promise<ShownUser> {
  const as = await needSelfOrAdmin(context, userId);
  return presentUser(context.db, userId, as === 'self' ? 'own' : 'masked');
}
