import { storeTypes } from '@maru/contract/stores/store-type.ts';
import { listStoreTypes } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('every kind of store has its own label in both languages', async () => {
  const { response } = await shop.call(listStoreTypes, {}, await shop.person());

  expect(response.map(({ code }) => code)).toEqual([...storeTypes]);
  expect(response[0]).toEqual({ code: 'CAFE', ko: '카페', en: 'Café' });
  expect(new Set(response.map(({ ko }) => ko)).size).toBe(storeTypes.length);
  expect(new Set(response.map(({ en }) => en)).size).toBe(storeTypes.length);
});

test('a stranger cannot read them', async () => {
  expect((await shop.call(listStoreTypes, {})).http).toBe(401);
});
