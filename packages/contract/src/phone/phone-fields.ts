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

export type PhoneProblem = 'phoneNumberisNotCorrectFormat' | 'phoneGetsNoTexts';

type PhoneFields = { cellphone: string; cellphoneCountryCode: string };

/** For `.refine` of an input with both fields: they must form a valid number. */
export function isPhone(input: PhoneFields): boolean {
  return parsePhone(input.cellphoneCountryCode, input.cellphone) !== undefined;
}

/** For `.refine` beside `isPhone`, of an input with a number that gets a text message. */
export function isPhoneForTexts(input: PhoneFields): boolean {
  return textProblemOf(input) !== 'phoneGetsNoTexts';
}

/** Why a typed number gets no text message; undefined if it may be able to receive one. */
export function textProblemOf(input: PhoneFields): PhoneProblem | undefined {
  const phone = parsePhone(input.cellphoneCountryCode, input.cellphone);
  if (!phone) return 'phoneNumberisNotCorrectFormat';
  return canReceiveText(phone) ? undefined : 'phoneGetsNoTexts';
}

export const notAPhone = { path: ['cellphone'], error: 'phoneNumberisNotCorrectFormat' };
export const getsNoTexts = { path: ['cellphone'], error: 'phoneGetsNoTexts' };
