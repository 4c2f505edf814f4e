import { type PhoneNumber, parsePhone } from '@maru/contract/phone/phone-number.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Parses the number of an input that the contract has validated (`isPhone`). */
export function phoneOf(input: { cellphone: string; cellphoneCountryCode: string }): PhoneNumber {
  const phone = parsePhone(input.cellphoneCountryCode, input.cellphone);
  if (phone) return phone;
  throw new Refusal('WRONG_FORMAT', undefined, { cellphone: 'phoneNumberisNotCorrectFormat' });
}
