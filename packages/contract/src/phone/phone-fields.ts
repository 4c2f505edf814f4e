import { z } from 'zod';
import { canReceiveText } from './can-receive-text.ts';
import { parsePhone } from './phone-number.ts';

/** Country calling code, without the plus. */
export const CallingCode = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .meta({ examples: ['82'] });

/** National number as typed: digits, with or without leading zero, spaces and hyphens. */
export const NationalNumber = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .meta({ examples: ['01000000000'] });

type PhoneFields = { cellphone: string; cellphoneCountryCode: string };

/** For `.refine` of an input with both fields: they must form a valid number. */
export function isPhone(input: PhoneFields): boolean {
  return parsePhone(input.cellphoneCountryCode, input.cellphone) !== undefined;
}

/** For `.refine` of an input with a number that gets a text message: whether it may be able to receive one. */
export function isPhoneForTexts(input: PhoneFields): boolean {
  const phone = parsePhone(input.cellphoneCountryCode, input.cellphone);
  return phone !== undefined && canReceiveText(phone);
}
export const notAPhone = { path: ['cellphone'], error: 'phoneNumberisNotCorrectFormat' };
