import { expect, test } from 'vitest';
import { formatPhone, formatTypedPhone } from './format-phone.ts';

test.each([
  ['82', '', ''],
  ['82', '010', '010'],
  ['82', '0101', '010-1'],
  ['82', '0101234567', '010-123-4567'],
  ['82', '01012345678', '010-1234-5678'],
  ['82', '021234567', '02-123-4567'],
  ['82', '0212345678', '02-1234-5678'],
  ['82', '15881234', '1588-1234'],
  ['82', '05071', '0507-1'],
  ['82', '0507123456', '0507-123-456'],
  ['82', '05051234567', '0505-123-4567'],
  ['82', '050712345678', '0507-1234-5678'],
  ['1', '2133734253', '(213) 373-4253'],
  ['81', '09012345678', '090-1234-5678'],
])('typed with +%s, %s is shown as %s', (callingCode, digits, shown) => {
  expect(formatTypedPhone(callingCode, digits)).toBe(shown);
});

test('grouping keeps every digit, in every country and at every length', () => {
  for (const callingCode of ['82', '1', '81', '84', '39', '49', '7']) {
    for (let length = 0; length <= 20; length += 1) {
      const digits = '01012345678901234567'.slice(0, length);
      expect(formatTypedPhone(callingCode, digits).replace(/\D/g, '')).toBe(digits);
    }
  }
});

test.each([
  ['82', '1012345678', '010-1234-5678'],
  ['82', '010-1234-5678', '010-1234-5678'],
  ['82', '50712345678', '0507-1234-5678'],
  ['82', '15881234', '1588-1234'],
  ['1', '2133734253', '+1 213 373 4253'],
  ['81', '09012345678', '+81 90 1234 5678'],
])('+%s %s is written %s', (callingCode, number, written) => {
  expect(formatPhone(callingCode, number)).toBe(written);
});
