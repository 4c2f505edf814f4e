import { isEmail } from '@maru/contract/users/email.ts';
import { type ApiError, isApiError } from '@maru/web/api-error.ts';
import type { Problem } from '#account/lib/problems.ts';

export type ForgotPassword = {
  step: 'form' | 'sent';
  /** The username as typed. It is kept while the other tab is shown. */
  username: string;
  /** Text of the confirmation. */
  message: 'sent' | 'resend_success' | 'resend_failed';
};

export type ForgotPasswordEvent =
  | { type: 'typed'; username: string }
  /** The mail was sent, for the first time or again. */
  | { type: 'sent' }
  | { type: 'resendFailed' };

export const startForgotPassword: ForgotPassword = { step: 'form', username: '', message: 'sent' };

/** Leads from step `form` to step `sent`. Sending another mail stays in `sent` and changes the message. */
export function forgotPassword(state: ForgotPassword, event: ForgotPasswordEvent): ForgotPassword {
  switch (event.type) {
    case 'typed':
      return { ...startForgotPassword, username: event.username };
    case 'sent':
      return { ...state, step: 'sent', message: state.step === 'sent' ? 'resend_success' : 'sent' };
    case 'resendFailed':
      return state.step === 'sent' ? { ...state, message: 'resend_failed' } : state;
  }
}

/** What is wrong with the address; checked before anything is sent. */
export function usernameProblem(username: string): Problem | undefined {
  if (username.trim() === '') return 'required';
  return isEmail(username.trim()) ? undefined : 'notCorrectEmailForm';
}

/**
 * EMAIL_NOT_VERIFIED and a wait have texts of their own; any other refusal is shown as EMAIL_NOT_FOUND
 * (docs/requirements.md, 8).
 */
export function sendProblem(error: ApiError): Problem {
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return { code: error.code, detail: error.detail };
  return { code: isApiError(error, 'EMAIL_NOT_VERIFIED') ? 'EMAIL_NOT_VERIFIED' : 'EMAIL_NOT_FOUND' };
}
