import { parsePhone } from '../phone/phone-number.ts';
import { readPhone } from '../phone/read-phone.ts';

/** E.164 of a store's telephone number, Korean unless it names a country; undefined if invalid. */
export function storeTelephoneOf(value: string): string | undefined {
  const read = readPhone(value, '82');
  return read && parsePhone(read.callingCode, read.nationalDigits)?.e164;
}
