import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { rights, storeRoles } from './rights.ts';

const Member = z.object({
  userId: Id,
  username: z.string(),
  name: z.string(),
  role: z.enum(storeRoles),
  /** What an owner ticked; an owner has every right and none is listed. */
  rights: z.array(z.enum(rights)),
  version: z.int(),
});

const Invitation = z.object({
  id: Id,
  username: z.string(),
  rights: z.array(z.enum(rights)),
  /** An owner's name. */
  invitedBy: z.string(),
  /** It stays in the list for a while after that, so that it can be sent again. */
  expiresAt: Instant,
});

/** Who is in a store, and who was invited by mail and has not come yet; newest first. */
export const AccessControl = z.object({ members: z.array(Member), invitations: z.array(Invitation) });
