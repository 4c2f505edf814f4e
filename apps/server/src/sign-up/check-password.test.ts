import { checkPassword } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const username = 'haneul.park@example.com';
const ask = (password: string, from = '192.0.2.1') =>
  shop.call(checkPassword, { username, password }, undefined, { from });

test('a stranger learns that a password is acceptable', async () => {
  expect(await ask('Brittle7Ocean')).toMatchObject({ http: 204 });
});

test.each([
  ['password1', 'COMMON'],
  ['xxHaneulPark7Q', 'OWN_NAME'],
  ['MaruStore77Q', 'OWN_NAME'],
])('the password %s is refused before the phone is asked for: %s', async (password, reason) => {
  expect(await ask(password)).toMatchObject({
    http: 409,
    status: 'PASSWORD_TOO_COMMON',
    detail: { reason },
  });
});

test('the answer does not depend on whether the address is in use', async () => {
  const person = await shop.person();
  for (const [password, http] of [
    ['Brittle7Ocean', 204],
    ['password1', 409],
  ] as const)
    expect(await shop.call(checkPassword, { username: person.username, password })).toMatchObject({ http });
});

test.each([
  ['maru 1234!', 'noCorrectPasswordFormat'],
  ['maru12!', 'passwordLength'],
])('spec 5 · password %s is refused with %s at the first step too', async (password, code) => {
  expect(await ask(password)).toMatchObject({ http: 400, fields: { password: code } });
});

test('calls per address are limited', async () => {
  const { most } = limits.calls.checkPassword;
  const answers = await Promise.all(Array.from({ length: most }, () => ask('Brittle7Ocean', '192.0.2.2')));

  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([204]));
  expect(await ask('Brittle7Ocean', '192.0.2.2')).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});
