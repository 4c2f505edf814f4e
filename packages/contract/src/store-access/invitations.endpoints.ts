import { z } from 'zod';
import { anyone, endpoint, owner, user } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { GivenUsername } from '../users/user-fields.ts';
import { AccessControl } from './access-control.ts';
import { invitationEnds } from './invitation.ts';
import { rights } from './rights.ts';

/** The secret in the link of the mail. */
const InvitationToken = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[\w-]+$/);

export const inviteMember = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/v6/stores/:storeId/invitation',
  summary:
    'Invites an e-mail address into the store as staff. The link in the mail is valid for 7 days. An earlier invitation to the address ends.',
  access: [owner],
  input: z.strictObject({
    storeId: Id,
    username: GivenUsername,
    rights: z.array(z.enum(rights)).max(rights.length),
  }),
  output: AccessControl,
  errors: ['SAME_USERNAME', 'INVITATION_ENDED', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});

export const withdrawInvitation = endpoint({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/v6/stores/:storeId/invitation/:invitationId',
  summary: 'Withdraws an invitation. 409 if it was accepted: remove the member instead.',
  access: [owner],
  input: z.strictObject({ storeId: Id, invitationId: Id }),
  output: AccessControl,
  errors: ['NOT_FOUND', 'INVITATION_ENDED'],
});

export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/v6/stores/invitation/:token',
  summary: 'For the page behind the link: the inviter and the store. Changes nothing.',
  access: [anyone],
  input: z.strictObject({ token: InvitationToken }),
  output: z.object({
    state: z.enum(['OPEN', ...invitationEnds]),
    storeId: Id,
    storeName: z.string(),
    invitedBy: z.string(),
    username: z.string(),
    rights: z.array(z.enum(rights)),
    expiresAt: Instant,
    /** Whether this address has an account. Only somebody who has the link can ask. */
    hasAccount: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const listOwnInvitations = endpoint({
  name: 'listOwnInvitations',
  method: 'GET',
  path: '/v6/stores/user/invitations',
  summary: "Open invitations to the caller's address; none while the address is unverified.",
  access: [user],
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: Id,
      storeId: Id,
      storeName: z.string(),
      invitedBy: z.string(),
      rights: z.array(z.enum(rights)),
      expiresAt: Instant,
    }),
  ),
  errors: [],
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/v6/stores/invitation/accept',
  summary:
    "Makes the caller staff of the store. The caller's address must be the invited one and verified. Takes the token of the mail or an id from the caller's list. A repeat gets the same answer.",
  access: [user],
  input: z
    .strictObject({ token: InvitationToken.optional(), invitationId: Id.optional() })
    .refine(({ token, invitationId }) => (token === undefined) !== (invitationId === undefined), {
      path: ['token'],
      error: 'required',
    }),
  output: z.object({ storeId: Id }),
  errors: ['INVITATION_ENDED', 'INCORRECT_ACCESS', 'OWN_EMAIL_NOT_VERIFIED'],
});

export const invitationEndpoints = [
  inviteMember,
  withdrawInvitation,
  getInvitation,
  listOwnInvitations,
  acceptInvitation,
];
