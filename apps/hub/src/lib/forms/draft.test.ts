import { expect, test } from 'vitest';
import {
  baseOf,
  changedByThem,
  collisions,
  isSame,
  merged,
  noChanges,
  unsavedAfter,
  withChange,
} from './draft.ts';

const saved = { values: { name: 'Maru', phone: '02', memo: '' }, version: 3 };
const renamed = withChange(noChanges(saved), saved, ['name', 'Maru Coffee']);

test('unsaved changes override saved values, and typing a value back removes its change', () => {
  expect(renamed.changes).toEqual({ name: 'Maru Coffee' });
  expect(withChange(renamed, saved, ['name', 'Maru']).changes).toEqual({});
});

test('if other fields were saved meanwhile, the unsaved changes are rebased on the new version', () => {
  const now = { values: { ...saved.values, phone: '031' }, version: 4 };
  expect(baseOf(renamed, now)).toBe(now);
});

test('a change of the same field keeps the old base, so that the save is refused', () => {
  const now = { values: { ...saved.values, name: 'Numaru' }, version: 4 };
  expect(baseOf(renamed, now)).toBe(saved);
  expect(collisions(renamed, now.values)).toEqual(['name']);
});

test('the same change by two people is no collision', () => {
  const now = { values: { ...saved.values, name: 'Maru Coffee' }, version: 4 };
  expect(collisions(renamed, now.values)).toEqual([]);
});

test('an older row that arrives late is ignored', () => {
  expect(baseOf(noChanges(saved), { ...saved, version: 2 })).toBe(saved);
});

test('a merge keeps own changes, drops those given up, and takes the other version', () => {
  const mine = withChange(renamed, saved, ['memo', 'keys under the mat']);
  const theirs = { values: { name: 'Numaru', phone: '031', memo: 'by the door' }, version: 5 };
  expect(changedByThem(mine, theirs.values)).toEqual(['phone']);
  expect(merged(mine, theirs, new Set(['memo']))).toEqual({ base: theirs, changes: { name: 'Maru Coffee' } });
});

test('changes typed during a save stay unsaved', () => {
  const typedOn = withChange(withChange(renamed, saved, ['name', 'Maru Coffee 2']), saved, ['memo', 'new']);
  const left = unsavedAfter(typedOn, renamed);
  expect(left.changes).toEqual({ name: 'Maru Coffee 2', memo: 'new' });
  expect(baseOf(left, { values: { ...saved.values, name: 'Maru Coffee' }, version: 4 }).version).toBe(4);
});

test('saved changes are no longer unsaved, and typing the old value back meanwhile is a change', () => {
  expect(unsavedAfter(renamed, renamed).changes).toEqual({});
  const typedBack = withChange(renamed, saved, ['name', 'Maru']);
  expect(unsavedAfter(typedBack, renamed).changes).toEqual({ name: 'Maru' });
});

test.each([
  [[1, { a: null }], [1, { a: null }], true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [[], {}, false],
  [null, {}, false],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
])('%j and %j are equal: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});

test('a value that somebody else added counts as changed by them', () => {
  const theirs = { ...saved.values, hours: '9-18' };
  expect(changedByThem(renamed, theirs)).toEqual(['hours']);
});
