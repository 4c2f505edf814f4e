import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { canReceiveText } from './can-receive-text.ts';
import { phoneCountries } from './countries.ts';
import { parsePhone } from './phone-number.ts';

function takes(callingCode: string, typed: string) {
  const phone = parsePhone(callingCode, typed);
  if (!phone) throw new Error(`+${callingCode} ${typed} is no phone`);
  return canReceiveText(phone);
}

test.each([
  ['82', '010-1234-5678'],
  ['82', '011-123-4567'],
  ['82', '0507-1234-5678'],
  ['1', '(213) 373-4253'],
  ['81', '090-1234-5678'],
  ['44', '07400 123456'],
])('+%s %s may receive a text', (callingCode, typed) => {
  expect(takes(callingCode, typed)).toBe(true);
});

test.each([
  ['82', '02-1234-5678'],
  ['82', '031-123-4567'],
  ['82', '070-1234-5678'],
  ['82', '1588-1234'],
  ['82', '080-123-4567'],
  ['81', '03-1234-5678'],
  ['81', '050-1234-5678'],
  ['44', '020 7123 4567'],
  ['1', '800 555 0199'],
])('+%s %s cannot receive a text', (callingCode, typed) => {
  expect(takes(callingCode, typed)).toBe(false);
});

test('mobile phones of every country may receive a text', () => {
  for (const { code, callingCode } of phoneCountries) {
    const typed = examples[code as keyof typeof examples];
    expect(`${code} ${takes(callingCode, typed)}`).toBe(`${code} true`);
  }
});
