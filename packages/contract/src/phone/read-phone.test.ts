import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { phoneCountries } from './countries.ts';
import { parsePhone } from './phone-number.ts';
import { readPhone } from './read-phone.ts';

test.each([
  '010-1234-5678',
  '01012345678',
  '010 1234 5678',
  '010.1234.5678',
  '010–1234–5678',
  '(010) 1234-5678',
  '+82 10 1234 5678',
  '+82(0)10-1234-5678',
  '+8201012345678',
  '0082 10 1234 5678',
  '0082-010-1234-5678',
  '001 82 10 1234 5678',
  '82 10 1234 5678',
  '０１０－１２３４－５６７８',
  '＋８２　１０　１２３４　５６７８',
  'tel:+82-10-1234-5678',
  '\u202d010-1234-5678\u202c\n',
  '휴대폰 010-1234-5678 입니다',
  '010-1234-5678, 010-2222-3333',
  '02-12, 010-1234-5678',
])('a pasted "%s" is read as 010-1234-5678 in Korea', (text) => {
  expect(readPhone(text, '82')).toEqual({
    callingCode: '82',
    nationalDigits: '01012345678',
    country: 'KR',
    extension: undefined,
  });
});

test.each([
  ['+1 213 373 4253', '1', '2133734253', 'US'],
  ['+1 506 234 5678', '1', '5062345678', 'CA'],
  ['00 81 90 1234 5678', '81', '09012345678', 'JP'],
  ['+44 7400 123456', '44', '07400123456', 'GB'],
])(
  'a calling code in the text overrides the chosen country: %s',
  (text, callingCode, nationalDigits, country) => {
    expect(readPhone(text, '82')).toMatchObject({ callingCode, nationalDigits, country });
  },
);

test('without a calling code in the text the chosen country is used', () => {
  expect(readPhone('090-1234-5678', '81')).toMatchObject({ callingCode: '81', country: 'JP' });
  expect(readPhone('(213) 373-4253', '1')).toMatchObject({ callingCode: '1', nationalDigits: '2133734253' });
});

test.each([
  ['02-123-4567 ext. 12', '12'],
  ['02-123-4567 x12', '12'],
  ['02-123-4567;ext=12', '12'],
  ['02-123-4567 (내선 12)', '12'],
  ['02-123-4567 내선번호: 12', '12'],
  ['02-123-4567 ext. 12345678901234567890', '12345678901234567890'],
])('spec 3 · phone number: an extension is read: %s', (text, extension) => {
  expect(readPhone(text, '82')).toMatchObject({ nationalDigits: '021234567', extension });
});

test('spec 9 · an extension has up to 20 digits', () => {
  expect(readPhone('02-123-4567 x123456789012345678901', '82')).toMatchObject({
    nationalDigits: '021234567',
    extension: '12345678901234567890',
  });
});

test('spec 9 · extracted phone text: text after 250 characters is not read', () => {
  const before = (characters: number) => `${'가'.repeat(characters)}010-1234-5678`;

  expect(readPhone(before(237), '82')).toMatchObject({ nationalDigits: '01012345678' });
  expect(readPhone(before(250), '82')).toBeUndefined();
  expect(readPhone(`010-1234-5678${' '.repeat(100_000)}`, '82')).toMatchObject({
    nationalDigits: '01012345678',
  });
});

test('an incomplete or overlong number keeps its digits, up to 20', () => {
  expect(readPhone('010-12', '82')).toMatchObject({ callingCode: '82', nationalDigits: '01012' });
  expect(readPhone('1'.repeat(100), '82')?.nationalDigits).toHaveLength(20);
});

test('a text without digits gives no number', () => {
  expect(readPhone('', '82')).toBeUndefined();
  expect(readPhone('전화', '82')).toBeUndefined();
});

test('a number of any country is read back as the same number', () => {
  for (const { code, callingCode } of phoneCountries) {
    const number = `+${callingCode}${examples[code as keyof typeof examples]}`;
    const read = readPhone(number, '82');
    expect(`${code} ${parsePhone(callingCode, read?.nationalDigits ?? '')?.e164}`).toBe(`${code} ${number}`);
  }
});
