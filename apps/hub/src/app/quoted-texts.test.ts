import errors from '@maru/contract/errors.en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import signIn from '#hub/sign-in/sign-in.en.json' with { type: 'json' };
import app from './app.en.json' with { type: 'json' };

test.each([
  ['Page not found', app.notFound.title],
  ['Login failed', signIn.failed.title],
  ['An unknown error has occurred. Please try again.', errors.sso.error.unknownError],
  ['This email is already in use.', errors.sso.error.usedEmail],
  ['Incorrect code!', errors.verificationNumberIsIncorrect],
  ['This account does not exist.', errors.accountNotExist],
  ['The same username exists already.', errors.sameUsernameExists],
  ['Approved status requires every registration field and the image.', errors.approve_store_require],
  ['Store owner must be one or more.', errors.storeOwnerMustBeOneOrMore],
  ['Enter username.', errors.fields.enterUsername],
])('spec 8 · the English text begins with the words of the specification: %s', (quoted, text) => {
  expect(text.slice(0, quoted.length)).toBe(quoted);
});
