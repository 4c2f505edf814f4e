import { expect, test } from 'vitest';
import { changeFailuresAddress, readFailuresAddress } from './failures-address.ts';

test.each([
  [{}, {}],
  [
    { view: 'JOBS', state: 'LATE', page: '3' },
    { view: 'JOBS', state: 'LATE', page: 3 },
  ],
  [{ view: 'RECEIPTS', state: 'LATE' }, { view: 'RECEIPTS' }],
  [{ view: 'MESSAGES', state: 'FAILED', page: '1' }, {}],
  [{ view: 'x', state: 'y', page: '-1' }, {}],
])('the address %j is read as %j', (search, address) => {
  expect(readFailuresAddress(search)).toEqual(address);
});

test('another list or state begins at its first page', () => {
  const before = { view: 'JOBS', state: 'LATE', page: 3 } as const;
  expect(changeFailuresAddress(before, { view: 'PAYMENTS' })).toEqual({ view: 'PAYMENTS' });
  expect(changeFailuresAddress(before, { state: 'FAILED' })).toEqual({ view: 'JOBS' });
  expect(changeFailuresAddress(before, { page: 4 })).toEqual({ ...before, page: 4 });
});
