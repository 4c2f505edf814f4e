import * as wire from '@maru/contract/profile/profile.endpoints.ts';
import { route } from '#server/http/route.ts';
import { changePasswordBy, type PasswordParts } from './change-password.ts';
import { getProfile } from './get-profile.ts';

export function profileRoutes(parts: PasswordParts) {
  return [route(wire.getProfile, getProfile), route(wire.changePassword, changePasswordBy(parts))];
}
