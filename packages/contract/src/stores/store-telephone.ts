import { parsePhone } from '../phone/phone-number.ts';
import { readPhone } from '../phone/read-phone.ts';

/** Digits of the extension in a store's telephone number as typed; empty without one. */
export function storeExtensionOf(value: string): string {
  return readPhone(value, '82')?.extension ?? '';
}

/** Reads a store's telephone number as E.164, Korean unless it has a country code; undefined if invalid. */
export function storeTelephoneOf(value: string): string | undefined {
  const read = readPhone(value, '82');
  return read && parsePhone(read.callingCode, read.nationalDigits)?.e164;
}
