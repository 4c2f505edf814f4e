import { expect, test } from 'vitest';
import { changePointsAddress, readPointsAddress } from './points-address.ts';

test('what is not known is dropped', () => {
  expect(readPointsAddress({ view: 'SECRETS', q: ' 마루 ', page: '0', other: 1 })).toEqual({ q: '마루' });
  expect(readPointsAddress({ view: 'CHANNELS', page: '3' })).toEqual({ view: 'CHANNELS', page: 3 });
});

test('another search goes back to the first page, another list starts over', () => {
  const before = { view: 'TEMPLATES', q: 'a', page: 4 } as const;
  expect(changePointsAddress(before, { q: 'b' })).toEqual({ view: 'TEMPLATES', q: 'b' });
  expect(changePointsAddress(before, { page: 5 })).toEqual({ ...before, page: 5 });
  expect(changePointsAddress(before, { view: undefined })).toEqual({});
});
