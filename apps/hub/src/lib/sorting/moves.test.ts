import { expect, test } from 'vitest';
import { moveBack, moveOf, moveTo, rebase } from './moves.ts';

const list = (letters: string) => [...letters];
const text = (ids: readonly string[]) => ids.join('');

test.each([
  ['abcd', 'a', 0, 'abcd'],
  ['abcd', 'a', 1, 'bacd'],
  ['abcd', 'a', 3, 'bcda'],
  ['abcd', 'd', 0, 'dabc'],
  ['abcd', 'c', 1, 'acbd'],
  // Beyond the list: clamped to its end.
  ['abcd', 'b', 9, 'acdb'],
  ['abcd', 'b', -1, 'bacd'],
  // Unknown id: no change.
  ['abcd', 'x', 1, 'abcd'],
  ['', 'x', 0, ''],
])('in %s, %s moved to index %i gives %s', (ids, id, toIndex, expected) => {
  expect(text(moveTo(list(ids), id, toIndex))).toBe(expected);
});

test.each([
  // Nothing changed meanwhile.
  ['abcd', 'a', 2, 'abcd', 'bcad'],
  // Somebody else moved the predecessor.
  ['abcd', 'a', 2, 'cabd', 'cabd'],
  ['abcd', 'a', 1, 'acdb', 'cdba'],
  // The predecessor was deleted: goes before the successor.
  ['abcd', 'a', 2, 'abd', 'bad'],
  // Both neighbours were deleted: the same index.
  ['abcd', 'a', 1, 'ade', 'dae'],
  // Moved to an end where new rows have appeared.
  ['abc', 'a', 2, 'abcn', 'bcna'],
  ['abc', 'c', 0, 'nabc', 'cnab'],
  // The moved row itself was deleted.
  ['abc', 'a', 2, 'bc', 'bc'],
])('in %s, %s was moved to index %i; rebased on %s that gives %s', (ids, id, toIndex, now, expected) => {
  expect(text(rebase(list(now), moveOf(list(ids), id, toIndex)))).toBe(expected);
});

test('a move applied twice changes nothing the second time', () => {
  const move = moveOf(list('abcd'), 'a', 2);
  const once = rebase(list('abcd'), move);
  expect(rebase(once, move)).toEqual(once);
});

test('the reverse of a move restores the position', () => {
  const before = list('abcd');
  const after = rebase(before, moveOf(before, 'b', 3));
  expect(text(rebase(after, moveBack(before, 'b')))).toBe('abcd');
});
