import { expect, test } from 'vitest';
import { groupTyped, maskTyped, readTypedPhone } from './typed-phone.ts';

test.each([
  ['', { kind: 'NOTHING' }],
  ['567', { kind: 'PART' }],
  ['5678', { kind: 'LAST_FOUR', digits: '5678', isSure: true }],
  ['56781', { kind: 'PART' }],
  ['0101234567', { kind: 'PART' }],
  ['01012345678', { kind: 'WHOLE', digits: '01012345678' }],
  ['0111234567', { kind: 'WHOLE', digits: '0111234567' }],
  ['12345678', { kind: 'WHOLE', digits: '01012345678' }],
])('the typed digits %s are read as %o', (digits, typed) => {
  expect(readTypedPhone(digits)).toEqual(typed);
});

test('four digits that may begin a whole number are not sure to be the last four', () => {
  expect(readTypedPhone('0101')).toEqual({ kind: 'LAST_FOUR', digits: '0101', isSure: false });
});

test.each([
  ['010', '010'],
  ['0101', '010-1'],
  ['0101234567', '010-1234-567'],
  ['0111234567', '011-123-4567'],
  ['01012345678', '010-1234-5678'],
  ['5678', '5678'],
  ['12345678', '1234-5678'],
])('the typed digits %s are shown as %s', (digits, shown) => {
  expect(groupTyped(digits)).toBe(shown);
});

test('with known last four digits, the four before them complete the number', () => {
  expect(readTypedPhone('1234', '5678')).toEqual({ kind: 'MIDDLE', digits: '01012345678' });
  expect(readTypedPhone('0101', '5678')).toEqual({ kind: 'PART' });
  expect(readTypedPhone('01099998888', '5678')).toEqual({ kind: 'WHOLE', digits: '01099998888' });
});

test.each([
  ['', '010-····-5678'],
  ['12', '010-12··-5678'],
  ['1234', '010-1234-5678'],
  ['12341', '1234-1'],
  ['0109', '010-9'],
])('%s before the known 5678 is shown as %s', (digits, shown) => {
  expect(groupTyped(digits, '5678')).toBe(shown);
});

test('a number typed without network is shown masked', () => {
  expect(maskTyped('01012345678')).toBe('010-****-5678');
});
