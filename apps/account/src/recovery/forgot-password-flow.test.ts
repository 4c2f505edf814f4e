import type { ErrorCode } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import {
  type ForgotPassword,
  type ForgotPasswordEvent,
  forgotPassword,
  sendProblem,
  startForgotPassword,
  usernameProblem,
} from './forgot-password-flow.ts';

const typed = { type: 'typed', username: 'haneul@maru.test' } as const;
const sent = { type: 'sent' } as const;
const resendFailed = { type: 'resendFailed' } as const;

function after(...events: ForgotPasswordEvent[]): ForgotPassword {
  return events.reduce(forgotPassword, startForgotPassword);
}

test('spec 4 · forgot password: the form leads to the confirmation once the mail is sent', () => {
  expect(after(typed)).toMatchObject({ step: 'form' });
  expect(after(typed, sent)).toEqual({ step: 'sent', username: typed.username, message: 'sent' });
});

test('spec 4 · forgot password: a resend keeps the confirmation with a changed message', () => {
  expect(after(typed, sent, sent)).toEqual({
    step: 'sent',
    username: typed.username,
    message: 'resend_success',
  });
});

test('spec 8 · forgot password: a failed resend shows resend_failed, a successful one resend_success', () => {
  expect(after(typed, sent, resendFailed)).toMatchObject({ step: 'sent', message: 'resend_failed' });
  expect(after(typed, sent, resendFailed, sent)).toMatchObject({ step: 'sent', message: 'resend_success' });
});

test('a changed address returns to the form, which ignores a resend of the earlier one', () => {
  const other = { type: 'typed', username: 'other@maru.test' } as const;
  expect(after(typed, sent, other)).toEqual({ ...startForgotPassword, username: other.username });
  expect(after(typed, sent, other, resendFailed).step).toBe('form');
});

test.each(['haneul', 'haneul@maru', 'haneul@maru.t', '@maru.test', 'ha neul@maru.test', 'a@b.c1'])(
  'spec 5 · forgot password: "%s" does not match the simple pattern of e-mails and is notCorrectEmailForm',
  (username) => {
    expect(usernameProblem(username)).toBe('notCorrectEmailForm');
  },
);

test.each(['haneul@maru.kr', 'haneul@maru.com', ' haneul@maru.test ', 'haneul+1@shop.maru.store'])(
  'spec 5 · forgot password: "%s" is an e-mail, with a suffix of two letters or more',
  (username) => {
    expect(usernameProblem(username)).toBeUndefined();
  },
);

test('a blank e-mail address has the problem “required”', () => {
  expect(usernameProblem('  ')).toBe('required');
});

test.each<[ErrorCode, ErrorCode]>([
  ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED'],
  ['EMAIL_NOT_FOUND', 'EMAIL_NOT_FOUND'],
  ['INTERNAL', 'EMAIL_NOT_FOUND'],
  ['WRONG_FORMAT', 'EMAIL_NOT_FOUND'],
])('spec 8 · forgot password: the failure %s shows the words of %s', (status, shown) => {
  expect(sendProblem(new ApiError(400, { status, message: '' }))).toEqual({ code: shown });
});

test('too many requests show how long to wait', () => {
  const refusal = { status: 'TOO_MANY_REQUESTS', message: '', detail: { seconds: 90 } } as const;
  expect(sendProblem(new ApiError(429, refusal))).toEqual({
    code: 'TOO_MANY_REQUESTS',
    detail: { seconds: 90 },
  });
});
