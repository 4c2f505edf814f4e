import { expect, test } from 'vitest';
import {
  businessNumberState,
  groupBusinessNumber,
  registrationFilled,
  registrationGiven,
  registrationProblems,
} from './registration-problems.ts';

const registration = {
  businessNumber: '',
  businessName: '',
  ownerName: '',
  openedOn: '',
  registrationImageKey: null,
};

test('only valid registration fields are sent, and a registration is complete only without problems', () => {
  const all = {
    ...{ businessNumber: '111-11-11119', businessName: '마루', ownerName: '한사장' },
    ...{ openedOn: '2026-01-05', registrationImageKey: 'key' },
  };
  const wrong = { ...all, businessNumber: '111-11-11118' };
  expect([registration, wrong, all].map(registrationFilled)).toEqual(['none', 'some', 'all']);
  expect(registrationGiven(wrong)).not.toHaveProperty('businessNumber');
  expect(registrationGiven(wrong)).toHaveProperty('ownerName', '한사장');
  expect(registrationGiven(registration)).toEqual({});
});

test('spec 3 · the registration can be added later, so that nothing of it is needed', () => {
  expect(registrationProblems(registration)).toEqual({});
});

test.each([
  ['123-45-67890', '2020-02-30', { businessNumber: 'wrongBusinessNumber', openedOn: 'wrongFormat' }],
  ['111-11-11119', '2020-02-29', {}],
  ['1111111119', '1899-12-31', { openedOn: 'wrongFormat' }],
])(
  'spec 5 · a registration with the number %s, opened on %s, has the problems %j',
  (businessNumber, openedOn, problems) => {
    expect(registrationProblems({ ...registration, businessNumber, openedOn })).toEqual(problems);
  },
);

test.each([
  ['1', '1'],
  ['1234', '123-4'],
  ['1234567890', '123-45-67890'],
  ['123-45-678901', '123-45-67890'],
  ['１２３４５', '123-45'],
])('%s is formatted as %s while typing', (typed, shown) => {
  expect(groupBusinessNumber(typed)).toBe(shown);
});

test.each([
  ['', 'empty'],
  ['111-11', 'typing'],
  ['111-11-11119', 'right'],
  ['111-11-11118', 'wrong'],
])('the number %s is %s', (typed, state) => {
  expect(businessNumberState(typed)).toBe(state);
});
