import type { Membership } from '@maru/contract/store-access/rights.ts';
import { leaveStoreTrail, leaveUserTrail } from '#server/audit/leave-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import type { Person } from './store-access.queries.ts';

type AccessMove = {
  /** The endpoint's name. */
  act: 'updateAccessControl' | 'acceptInvitation';
  storeId: string;
  person: Pick<Person, 'userId' | 'username' | 'name'>;
  was: Membership | undefined;
  to: Membership | undefined;
};

/** What became of somebody in a store, in the trail of the store and in that of the account. */
export async function leaveAccessTrails(tx: Tx, context: UserContext, move: AccessMove): Promise<void> {
  const { act, storeId, person, to } = move;
  const { username, name, userId } = person;
  const entry = { module: 'store-access', act };
  const was = move.was && { role: move.was.role, rights: move.was.rights };
  // Who it was stands on the side that differs, so that a change names its person too.
  await leaveStoreTrail(tx, context, {
    ...{ storeId, ...entry },
    before: was ? { ...was, ...(!to && { username, name }) } : null,
    after: to ? { ...to, username, name } : null,
  });
  await leaveUserTrail(tx, context, {
    ...{ userId, ...entry },
    before: was ? { ...was, ...(!to && { storeId }) } : null,
    after: to ? { ...to, storeId } : null,
  });
}
