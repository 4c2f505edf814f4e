import { expect, test } from 'vitest';
import { fieldState } from './field-state.ts';

test('an error overrides the focus', () => {
  expect(fieldState({ isFocused: true, hasError: true, message: 'wrong' })).toBe('error');
});

test('an error needs its flag and a message that is not empty', () => {
  expect(fieldState({ isFocused: true, hasError: true, message: '' })).toBe('focus');
  expect(fieldState({ isFocused: true, hasError: true })).toBe('focus');
  expect(fieldState({ isFocused: false, hasError: false, message: 'wrong' })).toBe('rest');
});

test('a message alone is an error where no flag is kept', () => {
  expect(fieldState({ isFocused: false, message: 'wrong' })).toBe('error');
});

test('what is disabled shows neither focus nor error', () => {
  expect(fieldState({ isFocused: true, isDisabled: true, message: 'wrong' })).toBe('disabled');
});
