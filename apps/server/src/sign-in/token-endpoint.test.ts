import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';
import { firstPartyClientId } from './clients/client-rules.ts';

const shop = await openShop();
const { config, keys } = shop;
const flow = await openSignInFlow(shop);
const person = await shop.person();
const { username } = person;

const [secret] = keys.secrets('first-party-client');
const basic = (id: string, value: string) => ({ authorization: `Basic ${btoa(`${id}:${value}`)}` });
const firstParty = basic(firstPartyClientId, secret);

type TokenAnswer = Record<'access_token' | 'refresh_token' | 'scope' | 'error', string>;

async function ask(form: Record<string, string>, headers: Record<string, string> = firstParty) {
  const response = await flow.postToken(form, headers);
  const answer = (await response.json()) as Partial<TokenAnswer>;
  return { ...answer, http: response.status };
}

test('client_credentials gives a CLIENT token without a user', async () => {
  const token = await ask({ grant_type: 'client_credentials', scope: 'CLIENT' });
  expect(token).toMatchObject({ http: 200, scope: 'CLIENT', expires_in: 3540, token_type: 'Bearer' });
  expect(token.refresh_token).toBeUndefined();
  const me = await shop.call(getProfile, {}, { ...person, token: token.access_token ?? '' });
  expect(me).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
});

test('client_credentials never gives the scope USER', async () => {
  expect((await ask({ grant_type: 'client_credentials', scope: 'CLIENT USER' })).scope).toBe('CLIENT');
});

test('the password grant gives a user token and a refresh token', async () => {
  const token = await ask({ grant_type: 'password', username, password });
  expect(token).toMatchObject({ http: 200, expires_in: 3540, scope: 'CLIENT USER' });
  const me = await shop.call(getProfile, {}, { ...person, token: token.access_token ?? '' });
  expect(me).toMatchObject({ http: 200, response: { id: person.id } });

  const again = await ask({
    grant_type: 'refresh_token',
    refresh_token: token.refresh_token ?? '',
    scope: 'CLIENT',
  });
  expect(again).toMatchObject({ http: 200, scope: 'CLIENT' });
});

test('authorization_code works for the confidential client with its secret, without PKCE', async () => {
  const query = new URLSearchParams({
    client_id: firstPartyClientId,
    response_type: 'code',
    scope: 'openid CLIENT',
    redirect_uri: `${config.hubUrl}/login/callback`,
  });
  await flow.browser.open(`${config.accountUrl}/oauth/authorize?${query}`);
  const { location } = await flow.postLogin(username);
  const back = new URL((await flow.browser.open(location ?? '')).location ?? '');
  const form = {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: `${config.hubUrl}/login/callback`,
  };
  expect(await ask({ ...form, redirect_uri: `${config.hubUrl}/` })).toMatchObject({
    http: 400,
    error: 'invalid_grant',
  });
  expect(await ask(form)).toMatchObject({ http: 200, scope: 'CLIENT' });
});

const refused: [
  name: string,
  form: Record<string, string>,
  headers: Record<string, string>,
  error: string,
][] = [
  ['a wrong password', { grant_type: 'password', username, password: 'wrong' }, firstParty, 'invalid_grant'],
  [
    'an unknown account',
    { grant_type: 'password', username: 'no@maru.test', password },
    firstParty,
    'invalid_grant',
  ],
  [
    'a password grant without a password',
    { grant_type: 'password', username },
    firstParty,
    'invalid_request',
  ],
  [
    'a NUL in the user name',
    { grant_type: 'password', username: '\0', password },
    firstParty,
    'invalid_grant',
  ],
  [
    'a wrong secret',
    { grant_type: 'client_credentials' },
    basic(firstPartyClientId, 'wrong'),
    'invalid_client',
  ],
  ['an unknown client', { grant_type: 'client_credentials' }, basic('nobody', 'x'), 'invalid_client'],
  ['no client at all', { grant_type: 'client_credentials' }, {}, 'invalid_request'],
  ['an unknown grant type', { grant_type: 'magic' }, firstParty, 'unsupported_grant_type'],
  [
    'an unknown refresh token',
    { grant_type: 'refresh_token', refresh_token: 'x\0' },
    firstParty,
    'invalid_grant',
  ],
  [
    'an unknown code',
    { grant_type: 'authorization_code', code: 'x', redirect_uri: 'x' },
    firstParty,
    'invalid_grant',
  ],
  [
    'a password grant of the public hub client',
    { grant_type: 'password', client_id: 'maru-hub', username, password },
    {},
    'invalid_request',
  ],
  [
    'a CLIENT token for the public hub client',
    { grant_type: 'client_credentials', client_id: 'maru-hub' },
    {},
    'invalid_request',
  ],
];

test.each(refused)('%s is refused', async (_name, form, headers, error) => {
  const answer = await ask(form, headers);
  expect(answer.error).toBe(error);
  expect(answer.http).toBeLessThan(500);
});

test('a JSON body is refused', async () => {
  const response = await flow.fetch(`${config.hubUrl}/oauth/token`, {
    method: 'POST',
    headers: { ...firstParty, 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials' }),
  });
  expect(response.status).toBe(400);
});

test('a token of one client is neither refreshed nor revoked by another', async () => {
  const { refresh_token = '' } = await ask({ grant_type: 'password', username, password });
  expect(await ask({ grant_type: 'refresh_token', client_id: 'maru-hub', refresh_token }, {})).toMatchObject({
    error: 'invalid_grant',
  });
  await flow.revoke(refresh_token);
  expect(await ask({ grant_type: 'refresh_token', refresh_token })).toMatchObject({ http: 200 });
});

test('a locked account cannot refresh', async () => {
  const locked = await shop.person();
  const { refresh_token = '' } = await ask({ grant_type: 'password', username: locked.username, password });
  await updateUserFlags(shop.db, locked.id, { accountNonLocked: false });
  expect(await ask({ grant_type: 'refresh_token', refresh_token })).toMatchObject({ error: 'invalid_grant' });
});
