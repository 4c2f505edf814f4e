import { callingCodeOf, mainCountryOf } from '@maru/contract/phone/countries.ts';
import { type PhoneProblem, textProblemOf } from '@maru/contract/phone/phone-fields.ts';
import { defaultCallingCode, parsePhone } from '@maru/contract/phone/phone-number.ts';
import { isApiError } from '@maru/web/api-error.ts';
import type { NewPhone } from './phone-code.api.ts';

/** Country by ISO code, and the number as dialled within that country. */
export type TypedPhone = { country: string; digits: string };
/** Where an error is shown: beside a field, or above the buttons. */
export type ProblemField = 'phone' | 'password' | 'code' | 'form';

export const noPhone: TypedPhone = { country: mainCountryOf(defaultCallingCode) ?? '', digits: '' };

/** Converts the phone for the endpoints; undefined if it is invalid or cannot receive texts. */
export function numberOf(phone: TypedPhone): NewPhone | undefined {
  const found = parsePhone(callingCodeOf(phone.country) ?? '', phone.digits);
  if (!found || problemOf(phone)) return undefined;
  return { cellphone: found.nationalNumber, cellphoneCountryCode: found.callingCode };
}

/** Why no text message can be sent to the phone. */
export function problemOf({ country, digits }: TypedPhone): PhoneProblem | undefined {
  return textProblemOf({ cellphone: digits, cellphoneCountryCode: callingCodeOf(country) ?? '' });
}

/** The field that an error of the server belongs to. */
export function fieldOf(error: unknown): ProblemField {
  if (isApiError(error, 'WRONG_FORMAT') && error.fields?.cellphone) return 'phone';
  if (isApiError(error, 'CURRENT_PASSWORD_INCORRECT')) return 'password';
  const isOfCode =
    isApiError(error, 'VERIFICATION_NUMBER_INCORRECT') || isApiError(error, 'VERIFICATION_ENDED');
  return isOfCode ? 'code' : 'form';
}
