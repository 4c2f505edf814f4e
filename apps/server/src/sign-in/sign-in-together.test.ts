import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('concurrent sign-ins of many people from one address all succeed', async () => {
  for (let round = 0; round < 20; round += 1) {
    const people = await Promise.all(Array.from({ length: 5 }, () => shop.person()));
    expect(people.map(({ token }) => typeof token)).toEqual(people.map(() => 'string'));
  }
});
