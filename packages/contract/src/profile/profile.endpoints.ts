import { z } from 'zod';
import { endpoint, user } from '../endpoint.ts';
import { Id } from '../fields.ts';

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/v5/membership/profile/getprofile',
  summary: 'Who is signed in.',
  access: [user],
  input: z.strictObject({}),
  output: z.object({
    id: Id,
    username: z.string(),
    name: z.string(),
    admin: z.boolean(),
    language: z.enum(['ko', 'en']),
  }),
  errors: [],
});

export const profileEndpoints = [getProfile];
