import { expect, test } from 'vitest';
import { changeStoresAddress, readQueueAddress, readStoresAddress } from './stores-address.ts';

test('unknown parameters are dropped', () => {
  expect(readStoresAddress({ q: ' 마루 ', status: 'PENDING', page: '3', other: 1 })).toEqual({
    q: '마루',
    status: 'PENDING',
    page: 3,
  });
  expect(readStoresAddress({ q: '', status: 'GONE', active: 'no', page: 'x' })).toEqual({});
  expect(readStoresAddress({ active: 'true' })).toEqual({ active: true });
});

test('a search for digits stays a text', () => {
  expect(readStoresAddress({ q: 1234567890 })).toEqual({ q: '1234567890' });
});

test.each([[1], [0], [-2], [1.5], ['2a'], [undefined], [10_000_000]])('page %s is the first', (page) => {
  expect(readQueueAddress({ page })).toEqual({});
});

test('another filter goes to the first page, another page keeps the filters', () => {
  const before = { q: '마루', page: 4 };
  expect(changeStoresAddress(before, { status: 'DRAFT' })).toEqual({ q: '마루', status: 'DRAFT' });
  expect(changeStoresAddress(before, { q: undefined })).toEqual({});
  expect(changeStoresAddress({ ...before, active: true }, { active: undefined })).toEqual({ q: '마루' });
  expect(changeStoresAddress(before, { page: 5 })).toEqual({ q: '마루', page: 5 });
});
