import { z } from 'zod';
import { parsePhone } from './phone-number.ts';

/** Country calling code, without the plus. */
export const CallingCode = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .meta({ examples: ['82'] });

/** National number as a person types it: digits, with or without leading zero, spaces and hyphens. */
export const NationalNumber = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .meta({ examples: ['01000000000'] });

/** For `.refine` of an input that has both: the two must make a number. */
export function isPhone(input: { cellphone: string; cellphoneCountryCode: string }): boolean {
  return parsePhone(input.cellphoneCountryCode, input.cellphone) !== undefined;
}
export const notAPhone = { path: ['cellphone'], error: 'phoneNumberisNotCorrectFormat' };
