import { checkUsernameAvailable } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const ask = (username: string, from = '192.0.2.1') =>
  shop.call(checkUsernameAvailable, { username }, undefined, { from });

test('spec 7 · checkIfUsernameIsAvailable: a free address is available', async () => {
  expect(await ask('nobody@maru.test')).toMatchObject({ http: 200, response: { available: true } });
});

test('spec 7 · GET usernameavailable takes the username', async () => {
  const url = '/v5/membership/register/usernameavailable?username=nobody@maru.test';
  expect((await shop.app.account.inject({ url })).json()).toMatchObject({ status: 'OK' });
});

test('spec 8 · sso.error.usedEmail: the availability check fails with 409, however the address is written', async () => {
  const { username } = await shop.person();
  for (const written of [username, username.toUpperCase(), ` ${username} `]) {
    expect(await ask(written)).toMatchObject({ http: 409, status: 'USED_EMAIL' });
  }
});

test('spec 5 · what is no e-mail address is notCorrectEmailForm', async () => {
  expect(await ask('maru')).toMatchObject({ http: 400, fields: { username: 'notCorrectEmailForm' } });
});

test('calls per address are limited', async () => {
  const { most } = limits.calls.checkUsernameAvailable;
  const answers = await Promise.all(Array.from({ length: most }, () => ask('a@maru.test', '192.0.2.2')));

  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]));
  expect(await ask('a@maru.test', '192.0.2.2')).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});
