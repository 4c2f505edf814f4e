import { expect, test } from 'vitest';
import { readIdentifier } from './identifier.ts';

test.each([
  ['010-1234-5678', 'PHONE', '01012345678'],
  ['０１０１２３４５６７８', 'PHONE', '01012345678'],
  ['011 234 5678', 'PHONE', '0112345678'],
  ['0100001234', 'SELF_ISSUED', '0100001234'],
  ['010-000-1234', 'SELF_ISSUED', '0100001234'],
  ['1544202001234', 'CARD', '1544202001234'],
  ['1544-2020-0123-4567-89', 'CARD', '154420200123456789'],
])('for an income deduction, %s is %s', (text, kind, digits) => {
  expect(readIdentifier(text, 'INCOME_DEDUCTION')).toEqual({ kind, digits });
});

test.each([
  ['111-11-11119', 'BUSINESS_NUMBER', '1111111119'],
  ['2222222227', 'BUSINESS_NUMBER', '2222222227'],
  ['010-1234-5678', 'PHONE', '01012345678'],
  ['1544202001234567', 'CARD', '1544202001234567'],
])('for an expense, %s is %s', (text, kind, digits) => {
  expect(readIdentifier(text, 'EXPENDITURE_PROOF')).toEqual({ kind, digits });
});

test('a business number is refused for an income deduction, and the self-issue number for an expense', () => {
  expect(readIdentifier('111-11-11119', 'INCOME_DEDUCTION')).toEqual({ problem: 'notForPurpose' });
  expect(readIdentifier('0100001234', 'EXPENDITURE_PROOF')).toEqual({ problem: 'notForPurpose' });
});

test.each([
  ['900101-1234567', 'born in 1990'],
  ['0402294234567', 'born on 29 February 2004'],
  ['8512316234567', 'of a foreigner'],
  ['2301013123456', 'of a child, without a check digit'],
])('%s reads as the resident number of somebody and is refused: %s', (text) => {
  expect(readIdentifier(text, 'INCOME_DEDUCTION')).toEqual({ problem: 'residentNumber' });
  expect(readIdentifier(text, 'EXPENDITURE_PROOF')).toEqual({ problem: 'residentNumber' });
});

test.each([
  ['9002301234567', '30 February'],
  ['0502293234567', '29 February of a year that had none'],
  ['9001010234567', 'no sex digit'],
])('%s has no birth date or no sex, so it is a card: %s', (text) => {
  expect(readIdentifier(text, 'INCOME_DEDUCTION')).toMatchObject({ kind: 'CARD' });
});

test.each([
  ['', 'nothing'],
  ['02-123-4567', 'a landline'],
  ['010-0000-1234', 'the self-issue number as it is misprinted'],
  ['111-11-11118', 'a wrong check digit'],
  ['000-00-00000', 'no business number'],
  ['123456789012', 'twelve digits'],
  ['12345678901234567890', 'twenty digits'],
  ['010-1234-567a', 'a letter'],
])('%s is no number for a cash receipt: %s', (text) => {
  expect(readIdentifier(text, 'EXPENDITURE_PROOF')).toEqual({ problem: 'wrongFormat' });
});
