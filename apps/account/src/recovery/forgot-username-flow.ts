import { type ApiError, isApiError } from '@maru/web/api-error.ts';
import {
  type PhoneCodeEvent,
  type PhoneCodeFlow,
  phoneCode,
  startPhoneCode,
} from '#account/verification/phone-code-flow.ts';
import type { PhoneCodeProblem } from '#account/verification/phone-code-problem.ts';

export type ForgotUsername = {
  phoneCode: PhoneCodeFlow;
  /** The found username. */
  username: string | undefined;
};

export type ForgotUsernameEvent = PhoneCodeEvent | { type: 'found'; username: string };

export const startForgotUsername: ForgotUsername = { phoneCode: startPhoneCode, username: undefined };

/**
 * 0: enter the phone; 1: enter the code; 2: the username. The numbers are those of docs/requirements.md, 4.18.
 */
export function stepOf({ phoneCode: { step }, username }: ForgotUsername): 0 | 1 | 2 {
  if (username !== undefined) return 2;
  return step === 'phone' ? 0 : 1;
}

export function forgotUsername(state: ForgotUsername, event: ForgotUsernameEvent): ForgotUsername {
  // A result for a phone that was edited meanwhile is outdated.
  const isLookedUp = state.phoneCode.step === 'verified';
  if ((event.type === 'found' || event.type === 'refused') && !isLookedUp) return state;

  if (event.type === 'found') return { ...state, username: event.username };
  return { phoneCode: phoneCode(state.phoneCode, event), username: undefined };
}

/** The problem to show when a failed lookup returns to the phone step; undefined for other errors. */
export function lookUpProblem(error: ApiError): PhoneCodeProblem | undefined {
  if (isApiError(error, 'EMAIL_NOT_FOUND')) return { name: 'Email_not_found' };
  return isApiError(error, 'PHONE_NOT_VERIFIED') ? { name: 'phoneNotVerified' } : undefined;
}
