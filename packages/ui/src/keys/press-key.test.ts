import { expect, test } from 'vitest';
import { type PadKey, padKeyOf, pressDigit, pressKey } from './press-key.ts';

const press = (keys: PadKey[], max = 1_000_000) => keys.reduce((value, key) => pressKey(value, key, max), 0);

test('digits and 00 build an amount', () => {
  expect(press(['1', '2', '00', '0'])).toBe(12_000);
});

test('backspace removes the last digit and stops at 0, and clear sets the amount to 0', () => {
  expect(press(['1', '2', 'backspace'])).toBe(1);
  expect(press(['backspace'])).toBe(0);
  expect(press(['5', '00', 'clear'])).toBe(0);
});

test('a key that leads over the maximum changes nothing', () => {
  expect(press(['9', '9', '9'], 100)).toBe(99);
  expect(press(['5', '00'], 499)).toBe(5);
});

test('keys of the keyboard stand for keys of the pad', () => {
  expect(['7', 'Backspace', 'Delete', 'a', 'F1'].map(padKeyOf)).toEqual([
    '7',
    'backspace',
    'clear',
    undefined,
    undefined,
  ]);
});

test('a number that is not an amount keeps leading zeros and takes no digits beyond its maximum length', () => {
  const typed = (keys: PadKey[]) => keys.reduce((value, key) => pressDigit(value, key, 4), '');

  expect(typed(['0', '1', '00'])).toBe('0100');
  expect(typed(['1', '2', '3', '00'])).toBe('123');
  expect(typed(['0', '1', 'backspace'])).toBe('0');
  expect(typed(['0', 'clear'])).toBe('');
});
