import type { ErrorDetail } from '@maru/contract/errors.ts';
import type { PhoneProblem } from '@maru/contract/phone/phone-fields.ts';
import { type ApiError, isApiError } from '@maru/web/api-error.ts';

/** A problem of a phone or a code. Most names are also the keys of their texts in `errors`. */
export type PhoneCodeProblem =
  | { name: PhoneProblem | 'Email_not_found' }
  | { name: 'codeIncomplete' }
  | { name: 'verificationNumberIsIncorrect'; triesLeft: number }
  | { name: 'verificationEnded'; reason: 'EXPIRED' | 'TRIES' | 'USED' }
  /** No requests until this many seconds after `since`. */
  | {
      name: 'TOO_MANY_REQUESTS';
      since: number;
      seconds: number;
      reason?: ErrorDetail<'TOO_MANY_REQUESTS'>['reason'];
    }
  | { name: 'unknownError' | 'phoneNotVerified' };

/** Where a problem is shown: beside its field, or above the button. */
export function fieldOf({ name }: PhoneCodeProblem): 'phone' | 'code' | 'form' {
  switch (name) {
    case 'phoneNumberisNotCorrectFormat':
    case 'phoneGetsNoTexts':
    case 'Email_not_found':
      return 'phone';
    case 'codeIncomplete':
    case 'verificationNumberIsIncorrect':
    case 'verificationEnded':
      return 'code';
    default:
      return 'form';
  }
}

/** Maps a server error to a problem; other errors become `unknownError`. */
export function problemIn(error: ApiError, now: number): PhoneCodeProblem {
  if (isApiError(error, 'VERIFICATION_NUMBER_INCORRECT'))
    return { name: 'verificationNumberIsIncorrect', triesLeft: error.detail.triesLeft };
  if (isApiError(error, 'VERIFICATION_ENDED'))
    return { name: 'verificationEnded', reason: error.detail.reason };
  if (isApiError(error, 'TOO_MANY_REQUESTS'))
    return { name: 'TOO_MANY_REQUESTS', since: now, ...error.detail };
  if (isApiError(error, 'WRONG_FORMAT') && error.fields?.cellphone)
    return {
      name:
        error.fields.cellphone === 'phoneGetsNoTexts' ? 'phoneGetsNoTexts' : 'phoneNumberisNotCorrectFormat',
    };
  return { name: 'unknownError' };
}
