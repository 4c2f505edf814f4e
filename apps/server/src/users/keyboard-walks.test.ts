import { expect, test } from 'vitest';
import { countRuns, isKeyboardWalk } from './keyboard-walks.ts';

test.each([
  ['qwerty', 1],
  ['ytrewq', 1],
  ['1qaz', 1],
  ['7777', 1],
  ['qwer1234', 2],
  ['aab', 2],
  ['tree', 2],
  ['test', 3],
])('%s has %i runs', (text, runs) => {
  expect(countRuns([...text])).toBe(runs);
});

test('walks are found in both directions, with shift and interleaved', () => {
  for (const walk of ['asdfghjk', 'lkjhgfds', '!@#$4321', '1q2w3e4r', 'zaqxswcde'])
    expect([walk, isKeyboardWalk(walk)]).toEqual([walk, true]);
  for (const text of ['brittle7ocean', 'x7kq$mtz', 'history'])
    expect([text, isKeyboardWalk(text)]).toEqual([text, false]);
});
