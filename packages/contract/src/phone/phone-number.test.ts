import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { phoneCountries } from './countries.ts';
import { isPhone } from './phone-fields.ts';
import { parsePhone } from './phone-number.ts';

const e164 = (callingCode: string, number: string) => parsePhone(callingCode, number)?.e164;

test.each([
  ['01012345678', '+821012345678'],
  ['1012345678', '+821012345678'],
  ['010-1234-5678', '+821012345678'],
  ['010 1234 5678', '+821012345678'],
  ['0111234567', '+82111234567'],
  ['0212345678', '+82212345678'],
  ['021234567', '+8221234567'],
  ['0311234567', '+82311234567'],
  ['07012345678', '+827012345678'],
  ['050712345678', '+8250712345678'],
  ['15881234', '+8215881234'],
])('spec 5 · phone: built as plus, country code and national number: 82 and %s make %s', (typed, made) => {
  expect(e164('82', typed)).toBe(made);
  expect(parsePhone('82', typed)).toMatchObject({ callingCode: '82', country: 'KR' });
});

test.each([
  ['KR', '82', '010-1234-56'],
  ['KR', '82', '010123456789'],
  ['KR', '82', '0912345678'],
  ['US', '1', '213373425'],
  ['US', '1', '1234567890'],
  ['JP', '81', '0901234567'],
  ['JP', '81', '090123456789'],
  ['CN', '86', '1381234567'],
  ['CN', '86', '22812345678'],
  ['VN', '84', '091234567'],
  ['GB', '44', '0740012345'],
  ['SG', '65', '7123456'],
])(
  'spec 5 · phone: per-country length and pattern rules apply: %s has no +%s %s',
  (_country, callingCode, typed) => {
    expect(parsePhone(callingCode, typed)).toBeUndefined();
  },
);

test.each([
  ['JP', '81', '09012345678', '+819012345678'],
  ['US', '1', '(213) 373-4253', '+12133734253'],
  ['CN', '86', '13812345678', '+8613812345678'],
  ['VN', '84', '0912345678', '+84912345678'],
  ['GB', '44', '07400123456', '+447400123456'],
  ['IT', '39', '0236618300', '+390236618300'],
])(
  'spec 5 · phone: per-country length and pattern rules apply: %s has +%s %s',
  (country, callingCode, typed, made) => {
    expect(parsePhone(callingCode, typed)).toMatchObject({ e164: made, country });
  },
);

test('spec 5 · phone: the rules of every country are known', () => {
  for (const { code, callingCode } of phoneCountries) {
    const mobile = examples[code as keyof typeof examples];
    expect(`${code} ${e164(callingCode, mobile)}`).toBe(`${code} +${callingCode}${mobile}`);
    expect(`${code} ${parsePhone(callingCode, mobile.slice(0, 2))}`).toBe(`${code} undefined`);
  }
});

test.each(['', ' ', 'abc', '+821012345678', '010-1234-abcd', '0'.repeat(21), '٠١٠١٢٣٤٥٦٧٨'])(
  'spec 5 · phone: "%s" does not parse as valid, so it is phoneNumberisNotCorrectFormat',
  (typed) => {
    expect(parsePhone('82', typed)).toBeUndefined();
    expect(isPhone({ cellphone: typed, cellphoneCountryCode: '82' })).toBe(false);
  },
);

test('an unknown calling code gives no phone number', () => {
  for (const callingCode of ['', '+82', '999', '8210', 'KR']) {
    expect(parsePhone(callingCode, '1012345678')).toBeUndefined();
  }
});

test('the number 010-000-1234 of anonymous cash receipts is not a valid phone number', () => {
  expect(parsePhone('82', '010-000-1234')).toBeUndefined();
  expect(parsePhone('82', '010-0000-1234')).toBeUndefined();
});
