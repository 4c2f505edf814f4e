import { z } from 'zod';
import { admin, endpoint, NoContent, user } from '../endpoint.ts';
import { Id, text } from '../fields.ts';
import { storeRoles } from '../store-access/rights.ts';
import { applicationStatuses } from '../stores/application.ts';
import { GivenPassword } from '../users/user-fields.ts';
import { keptGrounds } from './kept-for.ts';

/**
 * What account deletion does to a membership. HOLDS: the store needs this owner, so the account cannot be
 * deleted yet. LEAVES: the user leaves, others remain. GOES_ALONG: a draft without another owner is deleted,
 * too. STAYS: a suspended store without another owner remains.
 */
const outcomes = ['HOLDS', 'LEAVES', 'GOES_ALONG', 'STAYS'] as const;
export type LeavingOutcome = (typeof outcomes)[number];

export const getUserDeletion = endpoint({
  name: 'getUserDeletion',
  method: 'GET',
  path: '/v6/users/:userId/deletion',
  summary:
    'What would end and what would be kept if this user were deleted today. Admins may ask about other users.',
  access: [user, admin],
  input: z.strictObject({ userId: Id }),
  output: z.object({
    isLastAdmin: z.boolean(),
    stores: z.array(
      z.object({
        storeId: Id,
        name: z.string(),
        applicationStatus: z.enum(applicationStatuses),
        role: z.enum(storeRoles),
        outcome: z.enum(outcomes),
      }),
    ),
    kept: z.array(z.object({ ground: z.enum(keptGrounds), destroyOn: z.iso.date() })),
  }),
  errors: ['NOT_FOUND'],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/v5/membership/register/deleteuser',
  summary:
    'Deletes a user. Callers delete their own account with their password; an admin deletes another user with a reason. Refused while a store in business has no other owner.',
  access: [user, admin],
  input: z
    .strictObject({
      userId: Id,
      /** The password of the caller, who deletes their own account. */
      password: GivenPassword.optional(),
      /** The reason of an admin, who deletes somebody else's account. */
      reason: text(500, 1).optional(),
    })
    .refine(({ password, reason }) => password !== undefined || reason !== undefined, {
      path: ['password'],
      error: 'required',
    }),
  wireNames: { userId: 'manid' },
  output: NoContent,
  errors: [
    ...(['NOT_FOUND', 'LAST_OWNER', 'LAST_ADMIN'] as const),
    ...(['CURRENT_PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'] as const),
  ],
  inBody: true,
});

export const userDeletionEndpoints = [getUserDeletion, deleteUser];
