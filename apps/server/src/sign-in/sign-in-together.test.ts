import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('people who sign in at one moment from one address all get in', async () => {
  for (let round = 0; round < 20; round += 1) {
    const people = await Promise.all(Array.from({ length: 5 }, () => shop.person()));
    expect(people.map(({ token }) => typeof token)).toEqual(people.map(() => 'string'));
  }
});
