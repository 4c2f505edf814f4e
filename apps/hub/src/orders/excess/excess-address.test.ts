import { expect, test } from 'vitest';
import { readExcessAddress } from './excess-address.ts';

test.each([
  [{ page: 3 }, { page: 3 }],
  [{ page: '2' }, { page: 2 }],
  [{ page: 1 }, {}],
  [{ page: 'x' }, {}],
  [{ page: -4 }, {}],
  [{}, {}],
])('the address %j names the page %j', (search, address) => {
  expect(readExcessAddress(search)).toEqual(address);
});
