import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getAccessControl as wire } from '@maru/contract/store-access/store-access.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type ListedInvitation, listInvitations } from './invitations/invitations.queries.ts';
import { findStoreName, listMembers, type Member } from './store-access.queries.ts';

export type AccessControl = OutputOf<typeof wire>;

export async function getAccessControl({ db, storeId }: StoreContext): Promise<AccessControl> {
  // The guard lets an admin name a store that does not exist.
  if ((await findStoreName(db, storeId)) === undefined) fail('NOT_FOUND');
  return accessControlOf(db, storeId);
}

export async function accessControlOf(db: DbOrTx, storeId: string): Promise<AccessControl> {
  return presentAccess(await listMembers(db, storeId), await listInvitations(db, storeId));
}

export function presentAccess(
  members: readonly Member[],
  invitations: readonly ListedInvitation[],
): AccessControl {
  return {
    members: members.map(({ userId, username, name, role, rights, version }) => {
      return { userId, username, name, role, rights: role === 'OWNER' ? [] : rights, version };
    }),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      expiresAt: invitation.expiresAt.toISOString(),
    })),
  };
}
