import { expect, test } from 'vitest';
import { changeListAddress, readListAddress } from './list-address.ts';

test.each([
  [
    { q: ' 점검 ', page: '3', other: 'x' },
    { q: '점검', page: 3 },
  ],
  [{ q: '', page: '1' }, {}],
  [{ page: '0' }, {}],
  [{ page: '2.5' }, {}],
  [{ page: 'x' }, {}],
  [{ q: 47 }, { q: '47' }],
])('the address %j reads as %j', (search, expected) => {
  expect(readListAddress(search)).toEqual(expected);
});

test('another search goes back to the first page, another page keeps the search', () => {
  expect(changeListAddress({ q: '점검', page: 3 }, { q: '결제' })).toEqual({ q: '결제' });
  expect(changeListAddress({ q: '점검' }, { page: 2 })).toEqual({ q: '점검', page: 2 });
});
