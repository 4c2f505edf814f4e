import { expect, test } from 'vitest';
import { readListAddress } from './list-address.ts';

test.each([
  [{}, {}],
  [
    { q: ' ㅇㅁㄹ ', category: 'coffee', show: 'soldOut' },
    { q: 'ㅇㅁㄹ', category: 'coffee', show: 'soldOut' },
  ],
  // A barcode consists of digits and must stay a string.
  [{ q: '0123' }, { q: '0123' }],
  [{ q: '  ', category: '', show: 'everything', page: '2' }, {}],
])('%j is read as %j', (search, address) => {
  expect(readListAddress(search)).toEqual(address);
});
