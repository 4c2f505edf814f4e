import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A valid phone number: `e164` is `+`, calling code and national number; `country` is set if the number determines it.
 */
export type PhoneNumber = {
  e164: string;
  callingCode: string;
  nationalNumber: string;
  country: string | undefined;
};

/** The calling code that a form starts with. */
export const defaultCallingCode = '82';

/** The number of cash receipts without a customer's number; it looks like a mobile number but is none. */
const selfIssuedReceipts = new Set(['+82100001234', '+821000001234']);

/**
 * Reads plus, calling code and national number by the rules of the number's country; undefined if they form
 * no valid number. A national number may be typed with its leading zero, spaces and hyphens.
 */
export function parsePhone(callingCode: string, nationalNumber: string): PhoneNumber | undefined {
  const digits = nationalNumber.replace(/[\s()./-]/g, '');
  if (!/^\d{1,20}$/.test(digits) || !/^\d{1,3}$/.test(callingCode)) return undefined;
  const found = parsePhoneNumberFromString(`+${callingCode}${digits}`);
  if (!found?.isValid() || found.countryCallingCode !== callingCode) return undefined;
  if (selfIssuedReceipts.has(found.number)) return undefined;
  return { e164: found.number, callingCode, nationalNumber: found.nationalNumber, country: found.country };
}
