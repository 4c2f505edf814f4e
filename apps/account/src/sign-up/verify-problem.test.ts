import en from '@maru/contract/errors.en.json' with { type: 'json' };
import { type ErrorCode, errors } from '@maru/contract/errors.ts';
import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { showError } from '#account/lib/show-error.ts';
import { verifyProblem, wasVerifiedBefore } from './verify-problem.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en', ns: ['errors'], resources: { en: { errors: en } } });
});
afterEach(() => {
  for (const { id } of pageNotices.read()) pageNotices.remove(id);
});

const refusal = (status: ErrorCode) => new ApiError(409, { status, message: '' });

test('spec 8 · verify e-mail: a login that failed says sso.error.loginError', () => {
  expect(verifyProblem(refusal('LOGIN_FAILED'))).toMatchObject({ kind: 'login', code: 'LOGIN_FAILED' });
  expect(errors.LOGIN_FAILED.key).toBe('sso.error.loginError');
});

test('verify e-mail: too many tries show how long to wait', () => {
  const error = new ApiError(429, { status: 'TOO_MANY_REQUESTS', message: '', detail: { seconds: 30 } });
  expect(verifyProblem(error)).toMatchObject({ kind: 'login', detail: { seconds: 30 } });
});

test.each(['TOKEN_INVALID', 'INCORRECT_ACCESS', 'UNAUTHENTICATED'] as const)(
  'spec 8 · verify e-mail: %s is an authentication error',
  (code) => expect(verifyProblem(refusal(code))).toMatchObject({ kind: 'authentication', code }),
);

test('spec 8 · verify e-mail: a token that is invalid or has expired and an incorrect access have words of their own', () => {
  expect(errors.TOKEN_INVALID.key).toBe('sso.error.invalidToken');
  expect(errors.INCORRECT_ACCESS.key).toBe('sso.error.incorrectAccess');
  expect(en.sso.error.invalidToken).not.toBe(en.sso.error.incorrectAccess);
});

test('another mail is offered only if the token is the problem', () => {
  expect(verifyProblem(refusal('TOKEN_INVALID'))?.isMailNeeded).toBe(true);
  expect(verifyProblem(refusal('INCORRECT_ACCESS'))?.isMailNeeded).toBe(false);
});

test('an address that was already verified is not a problem, but another invalid token is', () => {
  const detail = { reason: 'ALREADY_VERIFIED' } as const;
  const before = new ApiError(409, { status: 'TOKEN_INVALID', message: '', detail });
  expect([before, refusal('TOKEN_INVALID'), new TypeError('x')].map(wasVerifiedBefore)).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [refusal('INTERNAL'), en.sso.error.unknownError],
  [new NetworkError('network'), en.network.error],
  [new TypeError('x'), en.sso.error.unknownError],
])('spec 8 · verify e-mail: %s is no problem of the form, and is left to a notice', (error, message) => {
  expect(verifyProblem(error)).toBeUndefined();

  try {
    showError(error);
  } catch (unknown) {
    expect(unknown).toBe(error);
  }
  expect(pageNotices.read()).toMatchObject([{ type: 'ERROR', message }]);
});
