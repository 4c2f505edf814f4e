import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBusinessNumber } from './business-number.ts';
import { BusinessNumber } from './store-fields.ts';

test.each([
  ['110-81-41272', '110-81-41272'],
  ['120-81-47521', '120-81-47521'],
  ['220-81-62517', '220-81-62517'],
  ['111-11-11119', '111-11-11119'],
  ['222-22-22227', '222-22-22227'],
  ['333-33-33336', '333-33-33336'],
  ['123-45-67891', '123-45-67891'],
  ['1111111119', '111-11-11119'],
  [' 111 11 11119 ', '111-11-11119'],
  ['１１１-１１-１１１１９', '111-11-11119'],
])('%s is a business number', (typed, kept) => {
  expect(readBusinessNumber(typed)).toBe(kept);
  expect(BusinessNumber.parse(typed)).toBe(kept);
});

test.each([
  ['000-00-00000'],
  ['111-11-11118'],
  ['123-45-67890'],
  ['110-81-41271'],
  ['11-111-11119'],
  ['111--11-11119'],
  ['111111111'],
  ['11111111190'],
  ['111-11-1111a'],
  [''],
])('spec 5 · business number format mismatch: "%s" is not a business number', (typed) => {
  expect(readBusinessNumber(typed)).toBeUndefined();
  expect(BusinessNumber.safeParse(typed).error?.issues[0]?.message).toBe('wrongBusinessNumber');
});

const nineDigits = fc.integer({ min: 1, max: 999_999_999 }).map((number) => String(number).padStart(9, '0'));

function checkDigits(digits: string): string[] {
  return [...'0123456789'].filter((last) => readBusinessNumber(digits + last) !== undefined);
}

test('exactly one check digit fits any nine digits', () => {
  fc.assert(fc.property(nineDigits, (digits) => checkDigits(digits).length === 1));
});

test('about one in ten numbers has the check digit 0, which is accepted', () => {
  const count = 10_000;
  const zeros = Array.from({ length: count }, (_, i) => checkDigits(String(123_450_000 + i))[0]).filter(
    (last) => last === '0',
  );

  expect(zeros.length).toBeGreaterThan(0.09 * count);
  expect(zeros.length).toBeLessThan(0.11 * count);
});
