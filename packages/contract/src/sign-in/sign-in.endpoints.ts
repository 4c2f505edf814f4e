import { z } from 'zod';
import { admin, anyone, endpoint, NoContent, user } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';
import { GivenPassword } from '../users/user-fields.ts';

/** 59 minutes, as docs/requirements.md, 9 says. */
export const accessTokenSeconds = 3_540;

/** Public client of the hub: no secret, PKCE. */
export const hubClientId = 'maru-hub';

export const grantClientToken = endpoint({
  name: 'grantClientToken',
  method: 'POST',
  path: '/session/client',
  summary:
    'Returns an anonymous CLIENT token for a page of the account area. It counts against rate limits. Own origin only.',
  access: [anyone],
  input: z.strictObject({}),
  output: z.object({ accessToken: z.string(), expiresInSeconds: z.int() }),
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
});

export const grantUserToken = endpoint({
  name: 'grantUserToken',
  method: 'POST',
  path: '/session/user',
  summary:
    'Username and password for a user token that a page of the account area keeps in memory. Own origin only.',
  access: [anyone],
  input: z.strictObject({ username: z.string().min(1).max(320), password: GivenPassword }),
  output: z.object({ accessToken: z.string(), expiresInSeconds: z.int() }),
  errors: ['FORBIDDEN', 'LOGIN_FAILED', 'TOO_MANY_REQUESTS'],
});

export const endUserToken = endpoint({
  name: 'endUserToken',
  method: 'DELETE',
  path: '/session/user',
  summary: 'Revokes the user token that a page of the account area no longer needs.',
  access: [user],
  input: z.strictObject({}),
  output: NoContent,
  errors: ['NOT_FOUND'],
});

export const SignInSession = z.object({
  id: Id,
  /** Short name of the browser or app; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  deviceType: z.string().nullable(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  /** The calling session. */
  current: z.boolean(),
});

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/v6/users/:id/sessions',
  summary: "The caller's sign-ins, latest first, with device and time. Admins read those of others.",
  access: [user, admin],
  input: z.strictObject({ id: Id }),
  output: z.array(SignInSession),
  errors: ['NOT_FOUND'],
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/v6/users/:id/sessions/:sid',
  summary: 'Signs one device out.',
  access: [user],
  input: z.strictObject({ id: Id, sid: Id }),
  output: NoContent,
  errors: ['NOT_FOUND'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/v6/users/:id/sessions',
  summary:
    'Signs all other devices out; for an admin who calls for another user, all of theirs. Returns how many.',
  access: [user, admin],
  input: z.strictObject({ id: Id }),
  output: z.object({ ended: z.int() }),
  errors: ['NOT_FOUND'],
});

export const signInEndpoints = [
  grantClientToken,
  grantUserToken,
  endUserToken,
  listSessions,
  endSession,
  endOtherSessions,
];
