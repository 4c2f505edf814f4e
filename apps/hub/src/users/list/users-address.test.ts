import { expect, test } from 'vitest';
import { changeUsersAddress, readUsersAddress } from './users-address.ts';

test.each<[object, object]>([
  [{}, {}],
  [
    { q: ' kim ', rows: 50, cursor: 'older:date:x:1' },
    { q: 'kim', rows: 50, cursor: 'older:date:x:1' },
  ],
  [{ rows: '100' }, { rows: 100 }],
  [{ rows: 20 }, {}],
  [{ rows: 7, other: 1 }, {}],
  [{ days: '7' }, { days: 7 }],
  [{ days: 8 }, {}],
  [{ q: 'kim', days: 7 }, { q: 'kim' }],
  [{ q: 1012 }, { q: '1012' }],
])('the address %j means %j', (search, address) => {
  expect(readUsersAddress(search as Record<string, unknown>)).toEqual(address);
});

test('another text, period or number of rows goes back to the first page, another page keeps them', () => {
  const before = { q: 'kim', cursor: 'c' };
  expect(changeUsersAddress(before, { q: 'lee' })).toEqual({ q: 'lee' });
  expect(changeUsersAddress(before, { q: undefined })).toEqual({});
  expect(changeUsersAddress(before, { days: 30 })).toEqual({ days: 30 });
  expect(changeUsersAddress({ days: 30, cursor: 'c' }, { q: 'lee' })).toEqual({ q: 'lee' });
  expect(changeUsersAddress({ days: 30, cursor: 'c' }, { days: undefined })).toEqual({});
  expect(changeUsersAddress(before, { rows: 10 })).toEqual({ q: 'kim', rows: 10 });
  expect(changeUsersAddress({ ...before, rows: 10 }, { cursor: 'd' })).toEqual({
    ...{ q: 'kim', rows: 10, cursor: 'd' },
  });
});
