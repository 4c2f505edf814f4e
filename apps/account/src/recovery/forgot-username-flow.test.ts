import type { ErrorCode } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import {
  type ForgotUsername,
  type ForgotUsernameEvent,
  forgotUsername,
  lookUpProblem,
  startForgotUsername,
  stepOf,
} from './forgot-username-flow.ts';

const phone = { country: 'KR', digits: '01012345678' };
const typed = { type: 'phoneTyped', phone } as const;
const submitted = { type: 'submitted' } as const;
const sent = { type: 'sent', phone, at: 0 } as const;
const codeTyped = { type: 'codeTyped', code: '123456' } as const;
const matched = { type: 'matched', phone } as const;
const found = { type: 'found', username: 'haneul@maru.test' } as const;
const mismatch = { name: 'verificationNumberIsIncorrect', triesLeft: 4 } as const;

const toStep1 = [typed, submitted, sent] as const;
const toLookUp = [...toStep1, codeTyped, submitted, matched] as const;

function after(...events: ForgotUsernameEvent[]): ForgotUsername {
  return events.reduce(forgotUsername, startForgotUsername);
}
const refusal = (status: ErrorCode) => new ApiError(409, { status, message: '' });

test('spec 4 · forgot username: it begins in step 0, with the phone', () => {
  expect(stepOf(startForgotUsername)).toBe(0);
  expect(stepOf(after(typed))).toBe(0);
});

test('spec 4 · forgot username: requesting a code leads from step 0 to step 1 once it is sent', () => {
  expect(stepOf(after(typed, submitted))).toBe(0);
  expect(stepOf(after(...toStep1))).toBe(1);
});

test('spec 4 · forgot username: a code that matches looks up the username, and the result is step 2', () => {
  expect(stepOf(after(...toLookUp))).toBe(1);
  const done = after(...toLookUp, found);
  expect(stepOf(done)).toBe(2);
  expect(done.username).toBe('haneul@maru.test');
});

test('spec 4 · forgot username: nothing is found before the code matched', () => {
  for (const events of [[], [typed], toStep1]) expect(stepOf(after(...events, found))).not.toBe(2);
});

test.each([
  ['step 1', toStep1],
  ['the look-up', toLookUp],
])('spec 4 · forgot username: editing the phone returns to step 0 from %s', (_, events) => {
  const edited = after(...events, { type: 'phoneTyped', phone: { ...phone, digits: '0101234567' } });
  expect(stepOf(edited)).toBe(0);
  expect(edited.phoneCode.code).toBe('');
});

test('spec 4 · forgot username: a mismatch stays in step 1 with an error', () => {
  const wrong = after(...toStep1, codeTyped, submitted, { type: 'failed', phone, problem: mismatch });
  expect(stepOf(wrong)).toBe(1);
  expect(wrong.phoneCode.problem).toEqual(mismatch);
});

test('spec 8 · forgot username: a look-up that finds nobody says Email_not_found at the phone', () => {
  const problem = lookUpProblem(refusal('EMAIL_NOT_FOUND'));
  expect(problem).toEqual({ name: 'Email_not_found' });
  const refused = after(...toLookUp, { type: 'refused', problem: problem ?? mismatch });
  expect(stepOf(refused)).toBe(0);
  expect(refused.phoneCode).toMatchObject({ phone, problem: { name: 'Email_not_found' } });
});

test('a verification that has expired before the look-up returns to the phone, with the reason', () => {
  const problem = lookUpProblem(refusal('PHONE_NOT_VERIFIED'));
  expect(problem).toEqual({ name: 'phoneNotVerified' });
  expect(stepOf(after(...toLookUp, { type: 'refused', problem: problem ?? mismatch }))).toBe(0);
});

test('other failures of the look-up keep the phone verified', () => {
  expect(lookUpProblem(refusal('INTERNAL'))).toBeUndefined();
  expect(lookUpProblem(refusal('TOO_MANY_REQUESTS'))).toBeUndefined();
});

test('the look-up of a phone that was edited meanwhile is ignored', () => {
  const edited = { type: 'phoneTyped', phone: { ...phone, digits: '01099998888' } } as const;
  expect(after(...toLookUp, edited, found).username).toBeUndefined();
  const late = { type: 'refused', problem: { name: 'Email_not_found' } } as const;
  expect(after(...toLookUp, edited, late).phoneCode.problem).toBeUndefined();
});
