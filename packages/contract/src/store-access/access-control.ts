import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { rights, storeRoles } from './rights.ts';

const Member = z.object({
  userId: Id,
  username: z.string(),
  name: z.string(),
  role: z.enum(storeRoles),
  /** The chosen rights of a staff member. Empty for an owner, who has every right. */
  rights: z.array(z.enum(rights)),
  version: z.int(),
  /**
   * Whether no other owner can sign in. The role can then be neither changed nor removed, unless the store is
   * TERMINATED.
   */
  isLastOwner: z.boolean(),
});

const Invitation = z.object({
  id: Id,
  username: z.string(),
  rights: z.array(z.enum(rights)),
  /** Name of the owner who sent it. */
  invitedBy: z.string(),
  /** An expired invitation stays listed for a while, so that it can be sent again. */
  expiresAt: Instant,
});

/** Members of a store and open invitations, newest first. */
export const AccessControl = z.object({ members: z.array(Member), invitations: z.array(Invitation) });
