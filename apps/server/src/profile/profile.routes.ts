import * as deletion from '@maru/contract/profile/deletion.endpoints.ts';
import * as wire from '@maru/contract/profile/profile.endpoints.ts';
import { route } from '#server/http/route.ts';
import { changePasswordBy, type PasswordParts } from './change-password.ts';
import { type DeletionParts, deleteUserBy } from './deleting/delete-user.ts';
import { getUserDeletionBy } from './deleting/get-user-deletion.ts';
import { getProfile } from './get-profile.ts';

export function profileRoutes(parts: PasswordParts & DeletionParts) {
  return [
    route(wire.getProfile, getProfile),
    route(wire.changePassword, changePasswordBy(parts)),
    route(deletion.getUserDeletion, getUserDeletionBy(parts)),
    route(deletion.deleteUser, deleteUserBy(parts)),
  ];
}
