import { beforeEach, expect, test } from 'vitest';
import { startPhoneCode } from '#account/verification/phone-code-flow.ts';
import { savedSignUp, saveSignUp } from './saved-sign-up.ts';
import { type SignUp, startSignUp } from './sign-up-flow.ts';

const minute = 60_000;
const state: SignUp = {
  ...startSignUp,
  step: 'phoneAuthenticaiton',
  basics: { name: '김하늘', username: 'haneul@maru.test', password: 'maru1234!', confirm: 'maru1234!' },
  available: 'haneul@maru.test',
  phone: {
    ...startPhoneCode,
    step: 'code',
    phone: { country: 'KR', digits: '01012345678' },
    code: '12',
    sentAt: 5,
  },
  answers: { a: true },
};

beforeEach(() => sessionStorage.clear());

test('everything is stored but the passwords and the code', () => {
  saveSignUp(state);
  expect(savedSignUp()).toEqual({
    step: 'phoneAuthenticaiton',
    basics: { name: '김하늘', username: 'haneul@maru.test' },
    available: 'haneul@maru.test',
    phone: { step: 'code', phone: { country: 'KR', digits: '01012345678' }, sentAt: 5 },
    answers: { a: true },
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('maru1234!');
});

test('nothing is stored before anything was typed', () => {
  saveSignUp(startSignUp);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is left in the storage once the account was created', () => {
  saveSignUp(state);
  saveSignUp({ ...startSignUp, step: 'done' });
  expect(sessionStorage).toHaveLength(0);
});

test('a stored sign-up expires half an hour after the last change', () => {
  saveSignUp(state, 0);
  expect(savedSignUp(30 * minute - 1)).toBeDefined();
  expect(savedSignUp(30 * minute)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
