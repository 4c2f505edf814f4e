import type { Json } from './schemas.ts';

const text = { type: 'string' };

function form(properties: Json, required: readonly string[]): Json {
  const schema = { type: 'object', properties, required };
  return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
}

const refused = {
  description: 'Refused, as RFC 6749 says.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { error: text, error_description: text }, required: ['error'] },
    },
  },
};

const tooMany = {
  ...refused,
  description: 'Too many of this address were refused.',
  headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
};

const tokens = {
  type: 'object',
  properties: {
    access_token: text,
    token_type: { const: 'Bearer' },
    expires_in: { type: 'integer', description: 'Seconds; at most 3540.' },
    refresh_token: { type: 'string', description: 'Replaced at every refresh.' },
    scope: text,
  },
  required: ['access_token', 'token_type', 'expires_in'],
};

const requestToken = {
  operationId: 'requestToken',
  tags: ['sign-in'],
  summary: 'Tokens for one of four grants; the hub is a public client with PKCE and sends its client_id.',
  security: [{ client: [] }, {}],
  requestBody: form(
    {
      grant_type: { enum: ['authorization_code', 'refresh_token', 'client_credentials', 'password'] },
      client_id: text,
      code: text,
      code_verifier: text,
      redirect_uri: text,
      refresh_token: text,
      scope: {
        type: 'string',
        description: '`CLIENT` for client_credentials; calls that need a user need `USER`.',
      },
      username: text,
      password: text,
    },
    ['grant_type'],
  ),
  responses: {
    '200': { description: 'OK', content: { 'application/json': { schema: tokens } } },
    '400': refused,
    '401': refused,
    '429': tooMany,
  },
};

const revokeToken = {
  operationId: 'revokeToken',
  tags: ['sign-in'],
  summary: 'Ends the sign-in behind a token.',
  security: [{ client: [] }, {}],
  requestBody: form({ token: text, client_id: text }, ['token']),
  responses: {
    '200': { description: 'Ended, or never known.' },
    '400': refused,
    '401': refused,
    '429': tooMany,
  },
};

/** Paths outside the contract: the OAuth endpoints and the form post of the login page. */
export function signInPaths(accountUrl: string): Json {
  const signIn = {
    operationId: 'signIn',
    tags: ['sign-in'],
    summary: 'The login page posts its form here.',
    security: [{}],
    requestBody: form({ username: text, password: text }, ['username', 'password']),
    responses: {
      '303': { description: 'To where the person was going, or back to `/?error`.' },
    },
  };
  return {
    '/oauth/token': { post: requestToken },
    '/oauth/revoke': { post: revokeToken },
    '/login': { servers: [{ url: accountUrl }], post: signIn },
  };
}
