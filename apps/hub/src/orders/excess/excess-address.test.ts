import { expect, test } from 'vitest';
import { existingPage, readExcessAddress } from './excess-address.ts';

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

test.each([
  [2, 2, 2],
  [2, 1, 1],
  [9, 3, 3],
  [2, 0, 1],
  [1, 0, 1],
])('of page %i with %i pages, page %i is shown', (page, totalPages, shown) => {
  expect(existingPage(page, totalPages)).toBe(shown);
});
