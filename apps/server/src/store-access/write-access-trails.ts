import type { Membership } from '@maru/contract/store-access/rights.ts';
import { writeStoreTrail, writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import type { Person } from './store-access.queries.ts';

type AccessMove = {
  /** The endpoint's name. */
  act: 'updateAccessControl' | 'acceptInvitation' | 'deleteUser';
  storeId: string;
  person: Pick<Person, 'userId' | 'username' | 'name'>;
  was: Membership | undefined;
  to: Membership | undefined;
};

/** Records a change of a member in the trails of the store and of the account. */
export async function writeAccessTrails(tx: Tx, context: UserContext, move: AccessMove): Promise<void> {
  const { act, storeId, person, to } = move;
  const { username, name, userId } = person;
  const entry = { module: 'store-access', act };
  const was = move.was && { role: move.was.role, rights: move.was.rights };
  // The trail keeps only fields that differ. The name is on one side only, so that it counts as different.
  await writeStoreTrail(tx, context, {
    ...{ storeId, ...entry },
    before: was ? { ...was, ...(!to && { username, name }) } : null,
    after: to ? { ...to, username, name } : null,
  });
  await writeUserTrail(tx, context, {
    ...{ userId, ...entry },
    before: was ? { ...was, ...(!to && { storeId }) } : null,
    after: to ? { ...to, storeId } : null,
  });
}
