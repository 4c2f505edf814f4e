import { describe, expect, test } from 'vitest';
import { caretAfter, digitsOf, editPhone, isHyphenKey } from './phone-editing.ts';

const key = (name: string, held = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('spec 2 · forgot username: the hyphen key is blocked in the phone field', () => {
  expect(isHyphenKey(key('-'))).toBe(true);
  expect(isHyphenKey(key('0'))).toBe(false);
});

test('a hyphen with a modifier key is left to the browser', () => {
  expect(isHyphenKey(key('-', { ctrlKey: true }))).toBe(false);
  expect(isHyphenKey(key('-', { metaKey: true }))).toBe(false);
});

test('only digits are kept, including full-width ones, up to the longest number', () => {
  expect(digitsOf('010-1234a 가５６７８')).toBe('01012345678');
  expect(digitsOf('1'.repeat(50))).toHaveLength(20);
});

describe('an edit of 010-1234-5678', () => {
  const digits = '01012345678';

  test.each([
    ['a digit at the end', { text: '010-1234-56789', caret: 14 }, '010123456789', 12],
    ['a digit within', { text: '010-91234-5678', caret: 5 }, '010912345678', 4],
    ['a letter', { text: '010-1234-5678a', caret: 14 }, digits, 11],
    ['the last digit removed', { text: '010-1234-567', caret: 12, key: 'Backspace' }, '0101234567', 10],
    ['backspace on a hyphen', { text: '0101234-5678', caret: 3, key: 'Backspace' }, '0112345678', 2],
    ['delete on a hyphen', { text: '0101234-5678', caret: 3, key: 'Delete' }, '0102345678', 3],
    ['all removed', { text: '', caret: 0, key: 'Backspace' }, '', 0],
  ])('%s leaves the right digits and caret', (_what, edit, left, digitsBefore) => {
    expect(editPhone({ digits, ...edit })).toEqual({ digits: left, digitsBefore });
  });
});

test('Backspace on a closing bracket at the end removes the digit before it', () => {
  expect(editPhone({ digits: '213', text: '(213', caret: 4, key: 'Backspace' })).toEqual({
    digits: '21',
    digitsBefore: 2,
  });
});

test.each([
  ['010-1234-5678', 0, 0],
  ['010-1234-5678', 3, 3],
  ['010-1234-5678', 4, 5],
  ['010-1234-5678', 11, 13],
  ['(213)', 3, 5],
  ['(213) 373', 3, 4],
  ['', 0, 0],
])('in %s the caret after %i digits is at %i', (shown, digitsBefore, caret) => {
  expect(caretAfter(shown, digitsBefore)).toBe(caret);
});
