import { expect, test } from 'vitest';
import { changeBoardAddress, readBoardAddress } from './board-address.ts';

test.each([
  ['a place and a search', { place: 'TOGO', q: ' 라떼 ' }, { place: 'TOGO', q: '라떼' }],
  ['a number to search for', { q: 47 }, { q: '47' }],
  ['the other order', { sort: 'oldest', all: true }, { sort: 'oldest', all: true }],
  ['another day', { date: '2026-11-19' }, { date: '2026-11-19' }],
  ['unknown values', { place: 'MOON', sort: 'up', all: 'maybe', q: '', date: '2026-02-31' }, {}],
])('an address with %s: %j is read as %j', (_name, search, expected) => {
  expect(readBoardAddress(search)).toEqual(expected);
});

test('a change keeps other parameters, and undefined removes one', () => {
  expect(changeBoardAddress({ place: 'TOGO', q: '라떼' }, { place: undefined })).toEqual({ q: '라떼' });
});
