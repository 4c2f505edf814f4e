import { expect, test } from 'vitest';
import { aReceipt } from '#hub/cash-receipts/cash-receipt-builders.ts';
import { groupDigits, isRefusedAtOnce, readEntry } from './typed-number.ts';

test.each([
  ['010', 'INCOME_DEDUCTION', '010'],
  ['0101234', 'INCOME_DEDUCTION', '010-123-4'],
  ['01012345678', 'INCOME_DEDUCTION', '010-1234-5678'],
  ['0112345678', 'INCOME_DEDUCTION', '011-234-5678'],
  ['1111111119', 'EXPENDITURE_PROOF', '111-11-11119'],
  ['11111', 'EXPENDITURE_PROOF', '111-11'],
  ['1544202001234567', 'INCOME_DEDUCTION', '1544-2020-0123-4567'],
] as const)('the digits %s typed for %s are shown as %s', (digits, purpose, shown) => {
  expect(groupDigits(digits, purpose)).toBe(shown);
});

const entry = { purpose: 'INCOME_DEDUCTION', digits: '', replaces: null } as const;

test('only a valid number is accepted: not an empty field, a wrong number or one for another purpose', () => {
  expect(readEntry({ ...entry, digits: '01012345678' })).toEqual({
    purpose: 'INCOME_DEDUCTION',
    identifier: '01012345678',
  });
  expect(readEntry(entry)).toEqual({ problem: 'missing' });
  expect(readEntry({ ...entry, digits: '0212345678' })).toEqual({ problem: 'wrongFormat' });
  expect(readEntry({ ...entry, digits: '1111111119' })).toEqual({ problem: 'notForPurpose' });
});

test('a resident number is refused as soon as it is whole, typed or scanned', () => {
  expect(isRefusedAtOnce({ purpose: 'INCOME_DEDUCTION', digits: '900101123456' })).toBe(false);
  expect(isRefusedAtOnce({ purpose: 'INCOME_DEDUCTION', digits: '9001011234567' })).toBe(true);
  expect(readEntry({ ...entry, digits: '9001011234567' })).toEqual({ problem: 'residentNumber' });
});

test('a correction has to change the number or the purpose, unless the earlier receipt failed', () => {
  const replaces = aReceipt();

  expect(readEntry({ ...entry, replaces, purpose: 'EXPENDITURE_PROOF' })).toEqual({
    purpose: 'EXPENDITURE_PROOF',
  });
  expect(readEntry({ ...entry, replaces })).toEqual({ problem: 'unchanged' });
  expect(readEntry({ ...entry, replaces: aReceipt({ status: 'FAILED' }) })).toEqual({
    purpose: 'INCOME_DEDUCTION',
  });
});

test.each(['BUSINESS_NUMBER', 'SELF_ISSUED'] as const)(
  'a correction of %s to another purpose needs a number',
  (identifierKind) => {
    const purpose = identifierKind === 'SELF_ISSUED' ? 'EXPENDITURE_PROOF' : 'INCOME_DEDUCTION';

    expect(readEntry({ digits: '', purpose, replaces: aReceipt({ identifierKind }) })).toEqual({
      problem: 'missing',
    });
  },
);
