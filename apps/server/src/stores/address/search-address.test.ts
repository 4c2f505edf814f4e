import { searchAddress } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { limits } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { AddressSearch } from '#server/providers/address/address-search.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('spec 7 · searchaddress: who is signed in finds an address by its text', async () => {
  const answer = await shop.call(searchAddress, { address: '서울 성동구 왕십리로 10' }, await shop.person());
  expect(answer).toMatchObject({
    http: 200,
    response: [{ roadAddress: '서울특별시 성동구 왕십리로 10', regionCode: '11200', isApproximate: true }],
  });
});

test('spec 7 · searchaddress: who is signed in finds the address of a place on the map', async () => {
  const answer = await shop.call(searchAddress, { lat: '37.56330', lng: '127.03710' }, await shop.person());
  expect(answer).toMatchObject({
    http: 200,
    response: [{ roadAddress: '서울특별시 성동구', lat: 37.5633, lng: 127.0371 }],
  });
});

test('an empty result is no error', async () => {
  const person = await shop.person();
  expect(await shop.call(searchAddress, { address: '없는 길 1' }, person)).toMatchObject({
    http: 200,
    response: [],
  });
});

test('a missing text, an incomplete place and an invalid place are refused', async () => {
  const person = await shop.person();
  for (const input of [{}, { lat: '37.5' }, { lng: '127.0' }, { lat: 'x', lng: '127' }, { address: '' }])
    expect((await shop.call(searchAddress, input, person)).http).toBe(400);
});

test('a stranger is refused', async () => {
  expect(await shop.call(searchAddress, { address: '성동구' })).toMatchObject({ http: 401 });
  expect(await shop.call(searchAddress, { address: '성동구' }, await shop.clientToken())).toMatchObject({
    http: 401,
  });
});

test('searches per user are limited', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const { most } = limits.tries['user: address searches'];
  const search = () => shop.call(searchAddress, { address: '성동구' }, person);
  const answers = await Promise.all(Array.from({ length: most + 1 }, search));
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(most);
  expect(await search()).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect((await shop.call(searchAddress, { address: '성동구' }, other)).http).toBe(200);
});

test('an unavailable provider is reported', async () => {
  const addresses: AddressSearch = {
    name: 'away',
    search: async () => fail('UNAVAILABLE'),
    at: async () => fail('UNAVAILABLE'),
  };
  const away = await shop.instance({ addresses });
  expect(await away.call(searchAddress, { address: '성동구' }, await shop.person())).toMatchObject({
    http: 503,
    status: 'UNAVAILABLE',
  });
});
