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
  });
  expect((await shop.call(getProfile, {}, admin)).response.admin).toBe(true);
});
