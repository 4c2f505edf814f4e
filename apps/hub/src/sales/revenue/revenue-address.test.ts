import { expect, test } from 'vitest';
import { readRevenueAddress } from './revenue-address.ts';

test.each([
  ['a day', { date: '2026-11-20' }, { date: '2026-11-20' }],
  ['a day that does not exist', { date: '2026-02-30' }, {}],
  ['no day at all', { date: 'yesterday' }, {}],
  ['a table', { view: 'table' }, { view: 'table' }],
  ['an unknown view', { view: 'pie' }, {}],
])('an address with %s', (_name, search, expected) => {
  expect(readRevenueAddress(search)).toEqual(expected);
});
