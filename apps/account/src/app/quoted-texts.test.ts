import errors from '@maru/contract/errors.en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import recovery from '#account/recovery/recovery.en.json' with { type: 'json' };
import signIn from '#account/sign-in/sign-in.en.json' with { type: 'json' };
import signUp from '#account/sign-up/sign-up.en.json' with { type: 'json' };
import app from './app.en.json' with { type: 'json' };

test.each([
  ['Page not found', app.sso.error[404]],
  ['An unknown error has occurred. Please try again.', errors.sso.error.unknownError],
  ['The email or password was entered incorrectly.', signIn.login.error],
  ['E-mail not found.', errors.sso.error.Email_not_found],
  ['The token is invalid or has expired.', errors.sso.error.invalidToken],
  ['Incorrect code!', errors.verificationNumberIsIncorrect],
  ['Not a verified e-mail.', errors.sso.error.not_verified_Email],
  ['Resend Failed.', recovery.password.resend_failed],
  ['Copy fail.', recovery.username.copyFailed],
  ['Incorrect access.', errors.sso.error.incorrectAccess],
  ['Authentication error.', signUp.verify.authenticationError],
  ['Login error.', errors.sso.error.loginError],
  ['This email is already in use.', errors.sso.error.usedEmail],
])('spec 8 · the English text begins with the words of the specification: %s', (quoted, text) => {
  expect(text.slice(0, quoted.length)).toBe(quoted);
});
