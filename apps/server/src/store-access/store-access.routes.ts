import * as invitation from '@maru/contract/store-access/invitations.endpoints.ts';
import * as wire from '@maru/contract/store-access/store-access.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { AccountMailParts, HubMailParts } from '#server/messaging/post.ts';
import { getAccessControl } from './get-access-control.ts';
import { acceptInvitationBy } from './invitations/accept-invitation.ts';
import { getInvitation } from './invitations/get-invitation.ts';
import { inviteMemberBy } from './invitations/invite-member.ts';
import { listOwnInvitations } from './invitations/list-own-invitations.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import { listAccessOf } from './list-access-of.ts';
import { listOwnAccess } from './list-own-access.ts';
import { type RegisterParts, registerStoreBy } from './register-store.ts';
import { updateAccessControlBy } from './update-access-control.ts';

export function storeAccessRoutes(
  parts: AccountMailParts & HubMailParts & RegisterParts & { hashSubject: HashSubject },
) {
  return [
    route(wire.registerStore, registerStoreBy(parts)),
    route(wire.getAccessControl, getAccessControl),
    route(wire.updateAccessControl, updateAccessControlBy(parts)),
    route(wire.listOwnAccess, listOwnAccess),
    route(wire.listAccessOf, listAccessOf),
    route(invitation.inviteMember, inviteMemberBy(parts)),
    route(invitation.withdrawInvitation, withdrawInvitation),
    route(invitation.getInvitation, getInvitation),
    route(invitation.listOwnInvitations, listOwnInvitations),
    route(invitation.acceptInvitation, acceptInvitationBy(parts)),
  ];
}
