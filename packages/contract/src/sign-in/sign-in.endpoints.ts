import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';

/** Access tokens live 59 minutes (spec.md section 9). */
export const accessTokenSeconds = 3_540;

/** Public client of the hub: no secret, PKCE. */
export const hubClientId = 'maru-hub';

export const grantClientToken = endpoint({
  name: 'grantClientToken',
  method: 'POST',
  path: '/session/client',
  summary:
    'The CLIENT token of a page of the account area: anonymous, counted against limits. Own origin only.',
  access: [anyone],
  input: z.strictObject({}),
  output: z.object({ accessToken: z.string(), expiresInSeconds: z.int() }),
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
});

export const signInEndpoints = [grantClientToken];
