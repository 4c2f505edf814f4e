import { parsePhone } from '../phone/phone-number.ts';
import { readPhone } from '../phone/read-phone.ts';

/** Digits of the extension in a store's telephone number as typed; empty without one. */
export function storeExtensionOf(value: string): string {
  return readPhone(value, '82')?.extension ?? '';
}

/** E.164 of a store's telephone number, Korean unless it names a country; undefined if invalid. */
export function storeTelephoneOf(value: string): string | undefined {
  const read = readPhone(value, '82');
  return read && parsePhone(read.callingCode, read.nationalDigits)?.e164;
}
