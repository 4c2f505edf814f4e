import { expect, test } from 'vitest';
import { passwordFieldOf, passwordProblems } from './new-password.ts';

const good = { currentPassword: 'maru1234!', password: 'Floor#2026', confirm: 'Floor#2026' };

test('spec 5 · current and new password and its repetition have no problems if they follow the rules', () => {
  expect(passwordProblems(good)).toEqual({});
});

test('every field of a password change is required', () => {
  expect(passwordProblems({ currentPassword: '', password: '', confirm: '' })).toEqual({
    currentPassword: 'required',
    password: 'required',
    confirm: 'required',
  });
});

test.each([
  ['비밀번호1234', 'noCorrectPasswordFormat'],
  ['Floor 2026', 'noCorrectPasswordFormat'],
  ['Floor#2', 'passwordLength'],
  ['a'.repeat(129), 'passwordLength'],
])('spec 5 · the new password %s is refused with %s', (password, problem) => {
  expect(passwordProblems({ ...good, password, confirm: password })).toEqual({ password: problem });
});

test('spec 5 · the confirmation must equal the new password, else notMatchPassword', () => {
  expect(passwordProblems({ ...good, confirm: 'Floor#2027' })).toEqual({ confirm: 'notMatchPassword' });
});

test('spec 5 · a wrong current password is reported at the field of the current password', () => {
  expect(passwordFieldOf('CURRENT_PASSWORD_INCORRECT')).toBe('currentPassword');
});

test('a common or unchanged password is refused at the field of the new one, too many tries at none', () => {
  expect(passwordFieldOf('PASSWORD_TOO_COMMON')).toBe('password');
  expect(passwordFieldOf('PASSWORD_UNCHANGED')).toBe('password');
  expect(passwordFieldOf('TOO_MANY_REQUESTS')).toBeUndefined();
});
