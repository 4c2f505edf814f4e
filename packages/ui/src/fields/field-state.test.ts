import { expect, test } from 'vitest';
import { fieldState } from './field-state.ts';

test('spec 4 · input: the error state overrides the focus state', () => {
  expect(fieldState({ isFocused: true, hasError: true, message: 'wrong' })).toBe('error');
});

test('spec 4 · input: the error state needs its flag and a message that is not empty', () => {
  expect(fieldState({ isFocused: true, hasError: true, message: '' })).toBe('focus');
  expect(fieldState({ isFocused: true, hasError: true })).toBe('focus');
  expect(fieldState({ isFocused: false, hasError: false, message: 'wrong' })).toBe('rest');
});

test('a message alone is an error if the error flag is not given', () => {
  expect(fieldState({ isFocused: false, message: 'wrong' })).toBe('error');
});

test('a disabled field shows neither focus nor error', () => {
  expect(fieldState({ isFocused: true, isDisabled: true, message: 'wrong' })).toBe('disabled');
});
