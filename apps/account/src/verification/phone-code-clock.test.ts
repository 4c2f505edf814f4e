import { expect, test } from 'vitest';
import { phoneCodeAt } from './phone-code-clock.ts';
import { type PhoneCodeFlow, startPhoneCode } from './phone-code-flow.ts';
import type { PhoneCodeProblem } from './phone-code-problem.ts';

const sentAt = 1_000_000;
const phone = { country: 'KR', digits: '01012345678' };
const step0: PhoneCodeFlow = { ...startPhoneCode, phone };
const step1: PhoneCodeFlow = { ...step0, step: 'code', sentAt };
const typed: PhoneCodeFlow = { ...step1, code: '123456' };
const seconds = (after: number) => sentAt + after * 1_000;

const inTheWay: PhoneCodeProblem[] = [
  { name: 'phoneNumberisNotCorrectFormat' },
  { name: 'Email_not_found' },
  { name: 'codeIncomplete' },
  { name: 'verificationNumberIsIncorrect', triesLeft: 1 },
  { name: 'verificationEnded', reason: 'TRIES' },
  { name: 'TOO_MANY_REQUESTS', since: sentAt, seconds: 60 },
];

test('spec 5 · send button: enabled with a phone in step 0, and with a code in step 1', () => {
  expect(phoneCodeAt(step0, sentAt).canSubmit).toBe(true);
  expect(phoneCodeAt(typed, sentAt).canSubmit).toBe(true);
});

test('spec 5 · send button: disabled when the phone is empty', () => {
  expect(phoneCodeAt(startPhoneCode, sentAt).canSubmit).toBe(false);
});

test('spec 5 · send button: disabled when a code was sent but the code field is empty', () => {
  expect(phoneCodeAt(step1, sentAt).canSubmit).toBe(false);
});

test.each(inTheWay)('spec 5 · send button: disabled when a prior error exists: $name', (problem) => {
  expect(phoneCodeAt({ ...step0, problem }, sentAt).canSubmit).toBe(false);
  expect(phoneCodeAt({ ...typed, problem }, sentAt).canSubmit).toBe(false);
});

test.each(['unknownError', 'phoneNotVerified'] as const)(
  'a failure that no input causes may be retried with the same input: %s',
  (name) => {
    expect(phoneCodeAt({ ...step0, problem: { name } }, sentAt).canSubmit).toBe(true);
  },
);

test('nothing can be sent while a call is in progress', () => {
  expect(phoneCodeAt({ ...step0, asking: 'send' }, sentAt).canSubmit).toBe(false);
  expect(phoneCodeAt({ ...typed, asking: 'verify' }, seconds(40))).toMatchObject({
    canSubmit: false,
    canResend: false,
  });
});

test('spec 4 · forgot username: resend is enabled only in step 1, once its 30 seconds are over', () => {
  expect(phoneCodeAt(step0, sentAt).canResend).toBe(false);
  expect(phoneCodeAt({ ...typed, step: 'verified' }, seconds(40)).canResend).toBe(false);
  expect(phoneCodeAt(step1, seconds(0))).toMatchObject({ canResend: false, resendWait: 30 });
  expect(phoneCodeAt(step1, seconds(29.5))).toMatchObject({ canResend: false, resendWait: 1 });
  expect(phoneCodeAt(step1, seconds(30))).toMatchObject({ canResend: true, resendWait: 0 });
});

test('an error does not prevent requesting another code', () => {
  const problem = { name: 'verificationEnded', reason: 'TRIES' } as const;
  expect(phoneCodeAt({ ...typed, problem }, seconds(31)).canResend).toBe(true);
});

test('a code expires after 180 seconds, without a question to the server', () => {
  expect(phoneCodeAt(typed, seconds(0)).secondsLeft).toBe(180);
  expect(phoneCodeAt(typed, seconds(179.5))).toMatchObject({ secondsLeft: 1, canSubmit: true });
  expect(phoneCodeAt(typed, seconds(180))).toMatchObject({
    secondsLeft: 0,
    canSubmit: false,
    canResend: true,
    problem: { name: 'verificationEnded', reason: 'EXPIRED' },
  });
  expect(phoneCodeAt(step0, sentAt).secondsLeft).toBeUndefined();
});

test('a code that is being checked when the time runs out does not expire yet', () => {
  expect(phoneCodeAt({ ...typed, asking: 'verify' }, seconds(181)).problem).toBeUndefined();
});

test('too many requests are a problem only during the wait', () => {
  const problem = { name: 'TOO_MANY_REQUESTS', since: sentAt, seconds: 45 } as const;
  const flow = { ...typed, problem };

  expect(phoneCodeAt(flow, seconds(1))).toMatchObject({
    problem,
    wait: 44,
    resendWait: 44,
    canSubmit: false,
  });
  expect(phoneCodeAt(flow, seconds(45))).toMatchObject({
    problem: undefined,
    wait: 0,
    canSubmit: true,
    canResend: true,
  });
});

test('before the clock has ticked, no more than the full 180 and 30 seconds are shown', () => {
  expect(phoneCodeAt(step1, 0)).toMatchObject({ secondsLeft: 180, resendWait: 30 });
});
