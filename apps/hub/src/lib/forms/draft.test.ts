import { expect, test } from 'vitest';
import {
  changedByThem,
  collisions,
  groundOf,
  isSame,
  leftAfter,
  merged,
  noChanges,
  withChange,
} from './draft.ts';

const saved = { values: { name: 'Maru', phone: '02', memo: '' }, version: 3 };
const renamed = withChange(noChanges(saved), saved, ['name', 'Maru Coffee']);

test('what is typed stands over what is saved, and typing it back is no change', () => {
  expect(renamed.changes).toEqual({ name: 'Maru Coffee' });
  expect(withChange(renamed, saved, ['name', 'Maru']).changes).toEqual({});
});

test('a row that changed elsewhere, in other fields, takes its place under what was typed', () => {
  const now = { values: { ...saved.values, phone: '031' }, version: 4 };
  expect(groundOf(renamed, now)).toBe(now);
});

test('a row that changed in the same field does not: the save has to be refused', () => {
  const now = { values: { ...saved.values, name: 'Numaru' }, version: 4 };
  expect(groundOf(renamed, now)).toBe(saved);
  expect(collisions(renamed, now.values)).toEqual(['name']);
});

test('the same change made by two is no collision', () => {
  const now = { values: { ...saved.values, name: 'Maru Coffee' }, version: 4 };
  expect(collisions(renamed, now.values)).toEqual([]);
});

test('an older row that comes late is not taken', () => {
  expect(groundOf(noChanges(saved), { ...saved, version: 2 })).toBe(saved);
});

test('a merge keeps what the person keeps, takes theirs for the rest, and has their version', () => {
  const mine = withChange(renamed, saved, ['memo', 'keys under the mat']);
  const theirs = { values: { name: 'Numaru', phone: '031', memo: 'by the door' }, version: 5 };
  expect(changedByThem(mine, theirs.values)).toEqual(['phone']);
  expect(merged(mine, theirs, new Set(['memo']))).toEqual({ base: theirs, changes: { name: 'Maru Coffee' } });
});

test('what is typed while a save is on its way is still to be saved', () => {
  const typedOn = withChange(withChange(renamed, saved, ['name', 'Maru Coffee 2']), saved, ['memo', 'new']);
  const left = leftAfter(typedOn, renamed);
  expect(left.changes).toEqual({ name: 'Maru Coffee 2', memo: 'new' });
  expect(groundOf(left, { values: { ...saved.values, name: 'Maru Coffee' }, version: 4 }).version).toBe(4);
});

test('what was saved is no change any longer, and typed back meanwhile it is one', () => {
  expect(leftAfter(renamed, renamed).changes).toEqual({});
  const typedBack = withChange(renamed, saved, ['name', 'Maru']);
  expect(leftAfter(typedBack, renamed).changes).toEqual({ name: 'Maru' });
});

test.each([
  [[1, { a: null }], [1, { a: null }], true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [[], {}, false],
  [null, {}, false],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
])('%j and %j are alike: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});

test('what somebody else has added is told as changed by them', () => {
  const theirs = { ...saved.values, hours: '9-18' };
  expect(changedByThem(renamed, theirs)).toEqual(['hours']);
});
