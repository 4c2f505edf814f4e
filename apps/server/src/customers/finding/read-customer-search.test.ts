import { expect, test } from 'vitest';
import { readCustomerSearch } from './read-customer-search.ts';

test('a blank text is no search condition', () => {
  expect(readCustomerSearch('  ')).toBeUndefined();
});

test.each(['010-0000-0123', '01000000123', '+82 10 0000 0123', '1000000123'])(
  '%s is searched as a whole phone number',
  (typed) => {
    expect(readCustomerSearch(typed)).toEqual({ by: 'phone', e164: '+821000000123' });
  },
);

test('four digits are searched as the last four of a phone number', () => {
  expect(readCustomerSearch(' 0123 ')).toEqual({ by: 'lastFour', digits: '0123' });
});

test.each([
  ['김 마', '김마'],
  ['Kim', 'kim'],
  ['010-00', '010-00'],
  ['김마루'.normalize('NFD'), '김마루'],
])('%s is searched as the beginning of a name', (typed, prefix) => {
  expect(readCustomerSearch(typed)).toEqual({ by: 'name', prefix });
});

test.each([
  ['ㄱㅁㄹ', 'ㄱㅁㄹ', []],
  ['ㄳ', 'ㄱㅅ', []],
  ['김ㅁ', 'ㄱㅁ', [{ place: 1, text: '김' }]],
  [
    'ㄱ마루',
    'ㄱㅁㄹ',
    [
      { place: 2, text: '마' },
      { place: 3, text: '루' },
    ],
  ],
])('%s is searched by the initial consonants %s and the letters that are known', (typed, prefix, letters) => {
  expect(readCustomerSearch(typed)).toEqual({ by: 'initials', prefix, letters });
});
