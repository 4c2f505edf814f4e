import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a signed-in user reads the own profile', async () => {
  const person = await shop.person({ name: '박하늘' });
  const admin = await shop.person({ admin: true });

  expect((await shop.call(getProfile, {}, person)).response).toEqual({
    id: person.id,
    username: person.username,
    name: '박하늘',
    admin: false,
    language: 'ko',
    birthday: null,
    gender: null,
    pictureKey: null,
    phonenumber: null,
    newEmail: null,
    newPhonenumber: null,
    version: 1,
  });
  expect((await shop.call(getProfile, {}, admin)).response.admin).toBe(true);
});

test('a stranger has no profile', async () => {
  for (const stranger of [undefined, await shop.clientToken()])
    expect(await shop.call(getProfile, {}, stranger)).toMatchObject({ http: 401 });
});
