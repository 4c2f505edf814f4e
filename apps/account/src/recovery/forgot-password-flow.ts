import { isEmail } from '@maru/contract/users/email.ts';
import { type ApiError, isApiError } from '@maru/web/api-error.ts';
import type { Problem } from '#account/lib/problems.ts';

export type ForgotPassword = {
  step: 'form' | 'sent';
  /** As typed; kept while the other tab is shown. */
  username: string;
  /** What the confirmation says. */
  message: 'sent' | 'resend_success' | 'resend_failed';
};

export type ForgotPasswordEvent =
  | { type: 'typed'; username: string }
  /** The mail is on its way: the first, or one more from the confirmation. */
  | { type: 'sent' }
  | { type: 'resendFailed' };

export const startForgotPassword: ForgotPassword = { step: 'form', username: '', message: 'sent' };

/** form -> sent-confirmation; a resend keeps the confirmation with a changed message (spec.md section 4). */
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

/** What is wrong with the address before anything is sent (spec.md section 5). */
export function usernameProblem(username: string): Problem | undefined {
  if (username.trim() === '') return 'required';
  return isEmail(username.trim()) ? undefined : 'notCorrectEmailForm';
}

/** EmailNotVerified shows not_verified_Email, any other failure Email_not_found (spec.md section 8); a wait is told. */
export function sendProblem(error: ApiError): Problem {
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return { code: error.code, detail: error.detail };
  return { code: isApiError(error, 'EMAIL_NOT_VERIFIED') ? 'EMAIL_NOT_VERIFIED' : 'EMAIL_NOT_FOUND' };
}
