import { expect, test } from 'vitest';
import { Extension, InquiryEmail, InquiryName, InquiryPhone } from './inquiry-fields.ts';
import { readInquiryPhone } from './inquiry-phone.ts';
import { answerDueAt } from './inquiry-rules.ts';

const wrongWith = (schema: typeof InquiryName | typeof InquiryPhone, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)[0];

test.each(['김하늘', 'Ana Kim', '남궁 민수', 'J', '가'.repeat(20)])(
  'spec 5 · inquiry: "%s" is a name of up to 20 Korean or English letters',
  (name) => {
    expect(InquiryName.parse(name)).toBe(name);
  },
);

test('a name may be typed with more spaces and in decomposed letters', () => {
  expect(InquiryName.parse('  김   하늘 ')).toBe('김 하늘');
  expect(InquiryName.parse('김하늘'.normalize('NFD'))).toBe('김하늘');
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['가'.repeat(21), 'tooLong'],
  ['田中', 'koreanOrEnglishOnly'],
  ['김하늘2', 'koreanOrEnglishOnly'],
  ['ㅋㅋ', 'koreanOrEnglishOnly'],
  ['<b>Kim</b>', 'koreanOrEnglishOnly'],
  ['Kim\nBcc', 'koreanOrEnglishOnly'],
  ['Zoë', 'koreanOrEnglishOnly'],
  ['김하늘👋', 'koreanOrEnglishOnly'],
])('spec 5 · inquiry: the name "%s" is refused with %s', (name, code) => {
  expect(wrongWith(InquiryName, name)).toBe(code);
});

test.each([
  [`${'a'.repeat(30)}@maru.test`, undefined],
  [`${'a'.repeat(31)}@maru.test`, 'tooLong'],
  ['guest', 'notCorrectEmailForm'],
  ['guest@maru.test\r\nBcc: other@maru.test', 'notCorrectEmailForm'],
  ['guest@maru.test,other@maru.test', 'notCorrectEmailForm'],
  ['', 'required'],
])('spec 5 · inquiry: an e-mail has up to 40 characters; "%s" has the problem %s', (email, code) => {
  expect(wrongWith(InquiryEmail, email)).toBe(code);
});

test.each([
  ['1588-1234', '+8215881234', undefined],
  ['02-2000-0000', '+82220000000', undefined],
  ['010 1234 5678', '+821012345678', undefined],
  ['02-2000-0000 내선 12', '+82220000000', '12'],
  [`02-2000-0000 ext. ${'1'.repeat(20)}`, '+82220000000', '1'.repeat(20)],
  ['+1 415 555 2671', '+14155552671', undefined],
])('spec 5 · inquiry: the phone %s is read as %s with the extension %s', (typed, e164, extension) => {
  expect(readInquiryPhone(typed)).toEqual({ e164, extension });
});

test.each(['1234567', '010-1234-56789', '010-0000', '99999999', '전화번호', '0'.repeat(60)])(
  'spec 5 · inquiry: the phone %s is no valid number of 8 to 11 digits',
  (typed) => {
    expect(wrongWith(InquiryPhone, typed)).toBe('phoneNumberisNotCorrectFormat');
  },
);

test('the extension of an inquiry has up to 20 digits', () => {
  expect(Extension.parse(undefined)).toBe('');
  expect(Extension.parse('1'.repeat(20))).toHaveLength(20);
  expect(Extension.safeParse('1'.repeat(21)).success).toBe(false);
  expect(wrongWith(Extension as never, '12a')).toBe('numbersOnly');
});

test('spec 1 · an answer is due twelve hours after the inquiry', () => {
  expect(answerDueAt(new Date('2026-11-20T12:00:00+09:00'))).toEqual(new Date('2026-11-21T00:00:00+09:00'));
});
