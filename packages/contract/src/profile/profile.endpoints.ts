import { z } from 'zod';
import { endpoint, NoContent, user } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { GivenPassword, NewPassword } from '../users/user-fields.ts';
import { Profile } from './profile-fields.ts';

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/v5/membership/profile/getprofile',
  summary: 'The signed-in user, with a new address or number that is not confirmed yet.',
  access: [user],
  input: z.strictObject({}),
  output: Profile,
  errors: [],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/v6/users/:id/password',
  summary: "Changes the caller's password and signs the other devices out.",
  access: [user],
  input: z.strictObject({ id: Id, currentPassword: GivenPassword, password: NewPassword }),
  output: NoContent,
  errors: [
    'NOT_FOUND',
    'CURRENT_PASSWORD_INCORRECT',
    'PASSWORD_UNCHANGED',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_REQUESTS',
  ],
});

export const profileEndpoints = [getProfile, changePassword];
