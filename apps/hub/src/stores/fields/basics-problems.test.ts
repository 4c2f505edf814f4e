import { expect, test } from 'vitest';
import { basicsProblems } from './basics-problems.ts';
import { phoneRules } from './phone-rules.ts';

await phoneRules;

test('a store needs a name, a kind and a phone number', () => {
  expect(basicsProblems({ name: ' ', category: null, phone: '' })).toEqual({
    name: 'required',
    category: 'required',
    phone: 'required',
  });
  expect(basicsProblems({ name: 'Maru', category: 'CAFE', phone: '02-123-4567' })).toEqual({});
});

test('spec 5 · a telephone number has to be valid', () => {
  expect(basicsProblems({ name: 'Maru', category: 'CAFE', phone: '02-12' })).toEqual({
    phone: 'phoneNumberisNotCorrectFormat',
  });
});
