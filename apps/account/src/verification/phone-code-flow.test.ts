import { expect, test } from 'vitest';
import {
  numberOf,
  type PhoneCodeEvent,
  type PhoneCodeFlow,
  phoneCode,
  startPhoneCode,
} from './phone-code-flow.ts';

const phone = { country: 'KR', digits: '01012345678' };
const other = { country: 'KR', digits: '01012345679' };
const typed = { type: 'phoneTyped', phone } as const;
const code = { type: 'codeTyped', code: '123456' } as const;
const submitted = { type: 'submitted' } as const;
const sent = { type: 'sent', phone, at: 1_000 } as const;
const matched = { type: 'matched', phone } as const;
const mismatch = {
  type: 'failed',
  phone,
  problem: { name: 'verificationNumberIsIncorrect', triesLeft: 4 },
} as const;

const after = (...events: PhoneCodeEvent[]): PhoneCodeFlow => events.reduce(phoneCode, startPhoneCode);
const inStep1 = [typed, submitted, sent];

test('spec 2 · forgot username: the country-code dropdown begins with +82', () => {
  expect(startPhoneCode.phone).toEqual({ country: 'KR', digits: '' });
});

test('spec 4 · forgot username: step 0 requests a code, step 1 checks the typed one, and a match verifies the phone', () => {
  expect(after(typed)).toMatchObject({ step: 'phone', asking: undefined });
  expect(after(typed, submitted)).toMatchObject({ step: 'phone', asking: 'send' });
  expect(after(...inStep1)).toMatchObject({ step: 'code', asking: undefined, sentAt: 1_000, code: '' });
  expect(after(...inStep1, code, submitted)).toMatchObject({ step: 'code', asking: 'verify' });
  expect(after(...inStep1, code, submitted, matched)).toMatchObject({ step: 'verified', asking: undefined });
});

test('spec 4 · forgot username: editing the phone returns to step 0', () => {
  for (const flow of [after(...inStep1, code), after(...inStep1, code, submitted, matched)]) {
    expect(phoneCode(flow, { type: 'phoneTyped', phone: other })).toEqual({
      ...startPhoneCode,
      phone: other,
    });
  }
});

test('spec 4 · forgot username: a mismatch keeps the step and the typed code, and shows an error', () => {
  expect(after(...inStep1, code, submitted, mismatch)).toMatchObject({
    step: 'code',
    code: '123456',
    asking: undefined,
    problem: { name: 'verificationNumberIsIncorrect', triesLeft: 4 },
  });
});

test('typing clears a mismatch', () => {
  expect(after(...inStep1, code, submitted, mismatch, code).problem).toBeUndefined();
});

test('typing clears neither an expired code nor a wait', () => {
  const ended = { name: 'verificationEnded', reason: 'TRIES' } as const;
  const tooMuch = { name: 'TOO_MANY_REQUESTS', since: 0, seconds: 30 } as const;
  for (const problem of [ended, tooMuch]) {
    const failed = { type: 'failed', phone, problem } as const;
    expect(after(...inStep1, code, submitted, failed, code).problem).toEqual(problem);
  }
});

test('spec 5 · phone: what does not parse as valid is phoneNumberisNotCorrectFormat, and nothing is asked', () => {
  const short = { type: 'phoneTyped', phone: { country: 'KR', digits: '010123456' } } as const;
  expect(after(short, submitted)).toMatchObject({
    asking: undefined,
    problem: { name: 'phoneNumberisNotCorrectFormat' },
  });
  expect(after(short, submitted, typed).problem).toBeUndefined();
});

test.each(['0212345678', '0311234567', '07012345678'])(
  'a phone that cannot receive texts is refused without a call: %s',
  (digits) => {
    const landline = { type: 'phoneTyped', phone: { country: 'KR', digits } } as const;
    expect(after(landline, submitted)).toMatchObject({
      asking: undefined,
      problem: { name: 'phoneGetsNoTexts' },
    });
  },
);

test('an incomplete code is not sent', () => {
  expect(after(...inStep1, { type: 'codeTyped', code: '12345' }, submitted)).toMatchObject({
    asking: undefined,
    problem: { name: 'codeIncomplete' },
  });
});

test('a resend stays in step 1, empties the field and clears the error', () => {
  const again = after(...inStep1, code, submitted, mismatch, { type: 'resend' });
  expect(again).toMatchObject({ step: 'code', asking: 'send', problem: undefined });
  expect(phoneCode(again, { ...sent, at: 31_000 })).toMatchObject({ step: 'code', code: '', sentAt: 31_000 });
});

test('an answer for a phone that was edited meanwhile is ignored', () => {
  const edited = after(typed, submitted, { type: 'phoneTyped', phone: other });
  for (const answer of [sent, matched, mismatch]) expect(phoneCode(edited, answer)).toBe(edited);
});

test('a later step may refuse the phone: back to step 0 with the phone kept, and the reason', () => {
  const refused = { type: 'refused', problem: { name: 'Email_not_found' } } as const;
  expect(after(...inStep1, code, submitted, matched, refused)).toEqual({
    ...startPhoneCode,
    phone,
    problem: { name: 'Email_not_found' },
  });
});

test('a verified phone is not verified again', () => {
  const verified = after(...inStep1, code, submitted, matched);
  expect(phoneCode(verified, submitted)).toBe(verified);
});

test('spec 5 · phone: it is built from country code and national number', () => {
  expect(numberOf(phone)).toEqual({ cellphone: '1012345678', cellphoneCountryCode: '82' });
  expect(numberOf({ country: 'CA', digits: '5062345678' })).toEqual({
    cellphone: '5062345678',
    cellphoneCountryCode: '1',
  });
  expect(numberOf({ country: 'KR', digits: '12' })).toBeUndefined();
  expect(numberOf({ country: 'ZZ', digits: phone.digits })).toBeUndefined();
});
