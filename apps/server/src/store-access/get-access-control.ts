import type { OutputOf } from '@maru/contract/endpoint.ts';
import { maskEmail } from '@maru/contract/mask-within-text.ts';
import type { getAccessControl as wire } from '@maru/contract/store-access/store-access.endpoints.ts';
import { maskName } from '#server/audit/mask.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type ListedInvitation, listInvitations } from './invitations/invitations.queries.ts';
import { isLastOwner } from './is-last-owner.ts';
import { findStoreName, listMembers, type Member } from './store-access.queries.ts';

export type AccessControl = OutputOf<typeof wire>;

export async function getAccessControl(context: StoreContext): Promise<AccessControl> {
  const { db, storeId } = context;
  // The guard lets an admin name a store that does not exist.
  if ((await findStoreName(db, storeId)) === undefined) fail('NOT_FOUND');
  return accessControlOf(db, context);
}

type Reader = Pick<StoreContext, 'storeId' | 'membership'>;

export async function accessControlOf(db: DbOrTx, reader: Reader): Promise<AccessControl> {
  const { storeId } = reader;
  return presentAccess(reader, await listMembers(db, storeId), await listInvitations(db, storeId));
}

/**
 * The members as the caller may see them. A caller who is no member, such as an admin, sees masked names and addresses.
 */
export function presentAccess(
  { membership }: Pick<Reader, 'membership'>,
  members: readonly Member[],
  invitations: readonly ListedInvitation[],
): AccessControl {
  const masks = membership ? whole : masked;
  return {
    members: members.map((member) => {
      const { userId, username, name, role, rights, version } = member;
      return {
        ...{ userId, username: masks.email(username), name: masks.name(name) },
        ...{ role, rights: role === 'OWNER' ? [] : rights, version },
        isLastOwner: isLastOwner(member, members),
      };
    }),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      username: masks.email(invitation.username),
      invitedBy: masks.name(invitation.invitedBy),
      expiresAt: invitation.expiresAt.toISOString(),
    })),
  };
}

const masked = { name: maskName, email: maskEmail };
const whole: typeof masked = { name: (name) => name, email: (address) => address };
