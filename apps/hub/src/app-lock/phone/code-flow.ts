import { canReceiveText } from '@maru/contract/phone/can-receive-text.ts';
import { callingCodeOf, mainCountryOf } from '@maru/contract/phone/countries.ts';
import { defaultCallingCode, parsePhone } from '@maru/contract/phone/phone-number.ts';
import { isApiError } from '@maru/web/api-error.ts';
import type { StorePhone } from '#hub/app-lock/app-lock.api.ts';

/** Country by ISO code, and the number as dialled within that country. */
export type TypedPhone = { country: string; digits: string };
/** Where an error is shown: beside a field, or above the buttons. */
export type ProblemField = 'phone' | 'code' | 'form';

export const noPhone: TypedPhone = { country: mainCountryOf(defaultCallingCode) ?? '', digits: '' };

/** The phone as the endpoints take it; undefined if it is invalid or cannot receive texts. */
export function numberOf({ country, digits }: TypedPhone): StorePhone | undefined {
  const found = parsePhone(callingCodeOf(country) ?? '', digits);
  if (!found || !canReceiveText(found)) return undefined;
  return { cellphone: found.nationalNumber, cellphoneCountryCode: found.callingCode };
}

/** The field that an error of the server belongs to. */
export function fieldOf(error: unknown): ProblemField {
  if (isApiError(error, 'WRONG_FORMAT') && error.fields?.cellphone) return 'phone';
  const isOfCode =
    isApiError(error, 'VERIFICATION_NUMBER_INCORRECT') || isApiError(error, 'VERIFICATION_ENDED');
  return isOfCode ? 'code' : 'form';
}
