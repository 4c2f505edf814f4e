import { type PhoneNumber, parsePhone } from '@maru/contract/phone/phone-number.ts';
import { Refusal } from '#server/http/refusal.ts';

/** The number of a call whose input the contract has found to be one (`isPhone`). */
export function phoneOf(input: { cellphone: string; cellphoneCountryCode: string }): PhoneNumber {
  const phone = parsePhone(input.cellphoneCountryCode, input.cellphone);
  if (phone) return phone;
  throw new Refusal('WRONG_FORMAT', undefined, { cellphone: 'phoneNumberisNotCorrectFormat' });
}
