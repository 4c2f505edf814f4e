import { expect, test } from 'vitest';
import { membershipsOf, numberProblems, numbersOf } from './card-memberships.ts';

const none = numbersOf([]);

test('every card company has a field, and one without a number is left out', () => {
  const numbers = numbersOf([{ cardCompany: 'KB', merchantNumber: '123456' }]);
  expect(numbers).toMatchObject({ KB: '123456', BC: '' });
  expect(membershipsOf({ ...numbers, BC: ' 98765 ' })).toEqual([
    { cardCompany: 'BC', merchantNumber: '98765' },
    { cardCompany: 'KB', merchantNumber: '123456' },
  ]);
});

test.each([
  ['12-34', 'numbersOnly'],
  ['1234', 'tooShort'],
  ['1234567890123456', 'tooLong'],
])('the merchant number %s is %s', (number, problem) => {
  expect(numberProblems({ ...none, KB: number })).toEqual({ KB: problem });
});
