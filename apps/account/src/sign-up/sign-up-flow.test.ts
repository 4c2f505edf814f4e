import type { ErrorCode } from '@maru/contract/errors.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import type { MobileVerification } from '@maru/contract/verification/verification.endpoints.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import { startPhoneCode } from '#account/verification/phone-code-flow.ts';
import { type SavedSignUp, type SignUp, type SignUpEvent, signUp, startSignUp } from './sign-up-flow.ts';

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

test('spec 4 · sign-up: an answer that another username is available does not lead to the next step', () => {
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

test('after done there is no way back, and of the input only the address is kept', () => {
  const done = after(...toTerm, { type: 'created' });
  expect(signUp(done, wentTo('term'))).toBe(done);
  expect(done.basics).toEqual({ name: '', username: basics.username, password: '', confirm: '' });
});

test('spec 4 · sign-up: no step is reached by its address in the history alone', () => {
  for (const step of ['phoneAuthenticaiton', 'term', 'done'] as const)
    expect(after(wentTo(step)).step).toBe('basicInfomation');
  expect(after(...toPhone, wentTo('term')).step).toBe('phoneAuthenticaiton');
});

test('going back and forward keeps the input', () => {
  const back = after(...toTerm, answered, wentTo('basicInfomation'));
  expect(back).toMatchObject({ step: 'basicInfomation', basics, answers: { a: true } });
  expect(back.phone.phone).toEqual(phone);
  expect(signUp(back, wentTo('term')).step).toBe('term');
});

/** The state after a reload. */
function reloaded(before: SignUp, ...meanwhile: SignUpEvent[]): SignUp {
  const { step, available, answers } = before;
  const { name, username } = before.basics;
  const { step: phoneStep, phone: typedPhone, sentAt } = before.phone;
  const saved: SavedSignUp = {
    step,
    basics: { name, username },
    phone: { step: phoneStep, phone: typedPhone, sentAt },
    answers,
    ...(available === undefined ? {} : { available }),
  };
  return after(...meanwhile, { type: 'restored', saved });
}
const knownOf = (state: MobileVerification['state'], secondsLeft = 0) =>
  ({ type: 'phone', event: { type: 'looked', phone, known: { state, secondsLeft }, at: 200_000 } }) as const;
const passwords = typed.slice(2);

test('a reload in the first step keeps the name and the e-mail, and makes no call', () => {
  const state = reloaded(after(...typed));
  expect(state).toMatchObject({ step: 'basicInfomation', isPasswordLost: false });
  expect(state.basics).toEqual({ ...basics, password: '', confirm: '' });
});

test('text typed since a reload wins over stored text', () => {
  const typedName = { type: 'typed', name: 'name', value: '김' } as const;
  expect(reloaded(after(...typed), typedName).basics).toMatchObject({
    name: '김',
    username: basics.username,
  });
});

test('a reload after a code was sent returns to the code field, with the time left on the server', () => {
  const state = reloaded(after(...toPhone, phoneTyped, sent));
  expect(state).toMatchObject({ step: 'phoneAuthenticaiton', phone: { step: 'code', asking: 'look' } });
  const known = signUp(state, knownOf('SENT', 100));
  expect(known.phone).toMatchObject({ step: 'code', phone, asking: undefined, sentAt: 120_000 });
});

test('after a reload the code field opens if the server says that a code was sent meanwhile', () => {
  const state = reloaded(after(...toPhone, phoneTyped));
  expect(state.phone).toMatchObject({ step: 'phone', asking: 'look' });
  expect(signUp(state, knownOf('SENT', 180)).phone.step).toBe('code');
});

test('after a reload, an expired code leads back to the phone step, which keeps the number', () => {
  const state = signUp(reloaded(after(...toPhone, phoneTyped, sent)), knownOf('NONE'));
  expect(state.phone).toEqual({ ...startPhoneCode, phone });
});

test('a password lost by a reload is asked for after the phone, before the terms', () => {
  const state = [codeTyped, matched, phoneDone].reduce(signUp, reloaded(after(...toPhone, phoneTyped, sent)));
  expect(state).toMatchObject({ step: 'basicInfomation', isPasswordLost: true });
  const again = [...passwords, available].reduce(signUp, state);
  expect(again).toMatchObject({ step: 'term', isPasswordLost: false, basics });
});

test('a reload at the terms asks for the password and returns to them, with phone and ticks kept', () => {
  const state = signUp(reloaded(after(...toTerm, answered)), knownOf('VERIFIED', 60));
  expect(state).toMatchObject({ step: 'basicInfomation', isPasswordLost: true });
  expect(signUp(state, wentTo('term')).step).toBe('basicInfomation');
  const again = [...passwords, available].reduce(signUp, state);
  expect(again).toMatchObject({ step: 'term', answers: { a: true } });
});

test('after a reload the phone is verified only if the server says so', () => {
  const state = [...passwords, available].reduce(signUp, reloaded(after(...toTerm, answered)));
  expect(state.step).toBe('phoneAuthenticaiton');
  expect(signUp(state, phoneDone).step).toBe('phoneAuthenticaiton');
  expect(signUp(state, knownOf('NONE')).phone).toMatchObject({
    step: 'phone',
    phone,
    problem: { name: 'phoneNotVerified' },
  });
  expect([knownOf('VERIFIED', 60), phoneDone].reduce(signUp, state).step).toBe('term');
});

test('an answer about the verification of a phone that was edited meanwhile is ignored', () => {
  const edited = {
    type: 'phone',
    event: { type: 'phoneTyped', phone: { ...phone, digits: '010' } },
  } as const;
  const state = signUp(reloaded(after(...toTerm)), edited);
  expect(signUp(state, knownOf('VERIFIED', 60))).toEqual(state);
});

test('spec 8 · sign-up: a used e-mail leads back to its field, with usedEmail beside it', () => {
  const state = after(...toTerm, answered, refused('USED_EMAIL'));
  expect(state).toMatchObject({ step: 'basicInfomation', problems: { username: { code: 'USED_EMAIL' } } });
  expect(state).toMatchObject({ basics, answers: { a: true } });
  expect(signUp(state, wentTo('phoneAuthenticaiton')).step).toBe('basicInfomation');
});

test('a refusal of a common password leads back to the first step, and a new password leads to the terms again', () => {
  const state = after(...toTerm, refused('PASSWORD_TOO_COMMON'));
  expect(state).toMatchObject({
    step: 'basicInfomation',
    problems: { password: { code: 'PASSWORD_TOO_COMMON' } },
  });
  expect(after(...toTerm, refused('PASSWORD_TOO_COMMON'), ...typed, available, phoneDone).step).toBe('term');
});

test('a phone that is no longer verified leads back to the phone step, which keeps the number', () => {
  const state = after(...toTerm, answered, refused('PHONE_NOT_VERIFIED'));
  expect(state).toMatchObject({ step: 'phoneAuthenticaiton', answers: { a: true } });
  expect(state.phone).toMatchObject({ step: 'phone', phone, problem: { name: 'phoneNotVerified' } });
});

test('changed terms are fetched again', () => {
  const state = after(...toTerm, refused('TERMS_NOT_AGREED'));
  expect(state).toMatchObject({ step: 'term', termsRound: 1, basics });
});

test('spec 5 · sign-up: fields of WRONG_FORMAT lead back to the step that shows them', () => {
  expect(after(...toTerm, refused('WRONG_FORMAT', { name: 'tooLong' }))).toMatchObject({
    step: 'basicInfomation',
    problems: { name: 'tooLong' },
  });
  expect(
    after(...toTerm, refused('WRONG_FORMAT', { cellphone: 'phoneNumberisNotCorrectFormat' })).phone.problem,
  ).toEqual({ name: 'phoneNumberisNotCorrectFormat' });
});

test('a refusal that no input causes changes nothing', () => {
  const before = after(...toTerm, answered);
  for (const code of ['INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'WRONG_FORMAT'] as const)
    expect(signUp(before, refused(code))).toBe(before);
});
