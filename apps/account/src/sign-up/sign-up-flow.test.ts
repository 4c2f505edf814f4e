import type { ErrorCode, FieldCode } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import { type SignUp, type SignUpEvent, signUp, startSignUp } from './sign-up-flow.ts';

const basics = { name: '김하늘', username: 'haneul@maru.test', password: 'maru1234!', confirm: 'maru1234!' };
const typed = Object.entries(basics).map(([name, value]) => ({ type: 'typed', name, value }) as SignUpEvent);
const available = { type: 'usernameAvailable', username: basics.username } as const;
const phone = { country: 'KR', digits: '01012345678' };
const phoneTyped = { type: 'phone', event: { type: 'phoneTyped', phone } } as const;
const sent = { type: 'phone', event: { type: 'sent', phone, at: 0 } } as const;
const codeTyped = { type: 'phone', event: { type: 'codeTyped', code: '123456' } } as const;
const matched = { type: 'phone', event: { type: 'matched', phone } } as const;
const phoneDone = { type: 'phoneDone' } as const;
const answered = { type: 'answered', answers: { a: true } } as const;
const wentTo = (step: SignUp['step']) => ({ type: 'wentTo', step }) as const;
const refused = (status: ErrorCode, fields?: Record<string, FieldCode>) => {
  const error = new ApiError(409, { status, message: '', ...(fields ? { fields } : {}) });
  return { type: 'refused', error } as const;
};

const toPhone = [...typed, available];
const toTerm = [...toPhone, phoneTyped, sent, codeTyped, matched, phoneDone];

function after(...events: SignUpEvent[]): SignUp {
  return events.reduce(signUp, startSignUp);
}

test('spec 4 · sign-up: basicInfomation -> phoneAuthenticaiton after username availability passes', () => {
  expect(after(...typed).step).toBe('basicInfomation');
  expect(after(...toPhone).step).toBe('phoneAuthenticaiton');
});

test('spec 4 · sign-up: an availability that was asked for another username does not lead on', () => {
  const edited = { type: 'typed', name: 'username', value: 'other@maru.test' } as const;
  expect(after(...typed, edited, available).step).toBe('basicInfomation');
  expect(after(...toPhone, wentTo('basicInfomation'), edited, wentTo('phoneAuthenticaiton')).step).toBe(
    'basicInfomation',
  );
});

test('spec 4 · sign-up: phoneAuthenticaiton -> term when the phone is valid and the code was verified', () => {
  expect(after(...toPhone, phoneDone).step).toBe('phoneAuthenticaiton');
  expect(after(...toPhone, phoneTyped, sent, codeTyped, phoneDone).step).toBe('phoneAuthenticaiton');
  expect(after(...toTerm).step).toBe('term');
});

test('spec 4 · sign-up: a phone that is edited after it was verified closes the terms again', () => {
  const edited = {
    type: 'phone',
    event: { type: 'phoneTyped', phone: { ...phone, digits: '010' } },
  } as const;
  expect(after(...toTerm, wentTo('phoneAuthenticaiton'), edited, wentTo('term')).step).toBe(
    'phoneAuthenticaiton',
  );
});

test('spec 4 · sign-up: term -> done after create-user succeeds, and by nothing else', () => {
  expect(after(...toTerm, answered, wentTo('done')).step).toBe('term');
  expect(after(...toTerm, answered, { type: 'created' }).step).toBe('done');
});

test('after it is done nothing leads back, and of what was typed only the address is left', () => {
  const done = after(...toTerm, { type: 'created' });
  expect(signUp(done, wentTo('term'))).toBe(done);
  expect(done.basics).toEqual({ name: '', username: basics.username, password: '', confirm: '' });
});

test('spec 4 · sign-up: no step is reached by its address in the history alone', () => {
  for (const step of ['phoneAuthenticaiton', 'term', 'done'] as const)
    expect(after(wentTo(step)).step).toBe('basicInfomation');
  expect(after(...toPhone, wentTo('term')).step).toBe('phoneAuthenticaiton');
});

test('going back keeps what was typed, and forward again all is there', () => {
  const back = after(...toTerm, answered, wentTo('basicInfomation'));
  expect(back).toMatchObject({ step: 'basicInfomation', basics, answers: { a: true } });
  expect(back.phone.phone).toEqual(phone);
  expect(signUp(back, wentTo('term')).step).toBe('term');
});

test('what a reload kept fills empty fields only', () => {
  const kept = { type: 'kept', basics: { name: '김', username: 'kept@maru.test' } } as const;
  const typedName = { type: 'typed', name: 'name', value: '김하늘' } as const;
  expect(after(typedName, kept).basics).toMatchObject({ name: '김하늘', username: 'kept@maru.test' });
});

test('spec 8 · sign-up: a used e-mail leads back to its field, with usedEmail beside it', () => {
  const state = after(...toTerm, answered, refused('USED_EMAIL'));
  expect(state).toMatchObject({ step: 'basicInfomation', problems: { username: { code: 'USED_EMAIL' } } });
  expect(state).toMatchObject({ basics, answers: { a: true } });
  expect(signUp(state, wentTo('phoneAuthenticaiton')).step).toBe('basicInfomation');
});

test('a password that is too common leads back to its field, and a new one straight on', () => {
  const state = after(...toTerm, refused('PASSWORD_TOO_COMMON'));
  expect(state).toMatchObject({
    step: 'basicInfomation',
    problems: { password: { code: 'PASSWORD_TOO_COMMON' } },
  });
  expect(after(...toTerm, refused('PASSWORD_TOO_COMMON'), ...typed, available, phoneDone).step).toBe('term');
});

test('a phone that is not verified any more leads back to it, the number still typed', () => {
  const state = after(...toTerm, answered, refused('PHONE_NOT_VERIFIED'));
  expect(state).toMatchObject({ step: 'phoneAuthenticaiton', answers: { a: true } });
  expect(state.phone).toMatchObject({ step: 'phone', phone, problem: { name: 'phoneNotVerified' } });
});

test('terms that are others than those shown are fetched anew', () => {
  const state = after(...toTerm, refused('TERMS_NOT_AGREED'));
  expect(state).toMatchObject({ step: 'term', termsRound: 1, basics });
});

test('spec 5 · sign-up: fields of WRONG_FORMAT lead to the step where they stand', () => {
  expect(after(...toTerm, refused('WRONG_FORMAT', { name: 'tooLong' }))).toMatchObject({
    step: 'basicInfomation',
    problems: { name: 'tooLong' },
  });
  expect(
    after(...toTerm, refused('WRONG_FORMAT', { cellphone: 'phoneNumberisNotCorrectFormat' })).phone.problem,
  ).toEqual({ name: 'phoneNumberisNotCorrectFormat' });
});

test('what nobody here can mend moves nothing', () => {
  const before = after(...toTerm, answered);
  for (const code of ['INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'WRONG_FORMAT'] as const)
    expect(signUp(before, refused(code))).toBe(before);
});
