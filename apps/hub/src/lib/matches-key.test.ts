import { expect, test } from 'vitest';
import { matchesKey } from './matches-key.ts';

const press = (
  key: string,
  code: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {},
) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test.each([
  ['a sign', press('/', 'Slash'), '/', true],
  ['a character on another key', press('/', 'Digit7'), '/', true],
  ['a named key', press('F2', 'F2'), 'F2', true],
  ['a letter', press('p', 'KeyP'), 'p', true],
  ['a letter while Hangul is on', press('ㅔ', 'KeyP'), 'p', true],
  ['another letter', press('o', 'KeyO'), 'p', false],
  ['a digit of the number pad', press('3', 'Numpad3'), '3', true],
  ['a digit above the letters', press('3', 'Digit3'), '3', true],
  ['a letter with Ctrl, which belongs to the browser', press('p', 'KeyP', { ctrlKey: true }), 'p', false],
  ['mod with Ctrl', press('Enter', 'Enter', { ctrlKey: true }), 'mod+Enter', true],
  ['mod with Command', press('Enter', 'Enter', { metaKey: true }), 'mod+Enter', true],
  ['mod without either', press('Enter', 'Enter'), 'mod+Enter', false],
  ['Alt, which belongs to the system', press('/', 'Slash', { altKey: true }), '/', false],
])('%s: the press %o matches the shortcut “%s”: %s', (_name, pressed, name, expected) => {
  expect(matchesKey(pressed, name)).toBe(expected);
});
