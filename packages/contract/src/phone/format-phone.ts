import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Korean personal numbers (0505, 0507 …), which the library formats as 050-71234-5678. */
const personal = /^(050\d)(?:(\d{0,3})|(\d{3,4}?)(\d{1,4}))$/;

/** Formats a number while it is typed, as its country does: `0101234567` becomes `010-1234-567`. */
export function formatTypedPhone(callingCode: string, digits: string): string {
  const parts = callingCode === '82' ? personal.exec(digits) : null;
  if (parts) return parts.slice(1).filter(Boolean).join('-');
  return new AsYouType({ defaultCallingCode: callingCode }).input(digits);
}

/** Formats a number for display: national format for Korea, with calling code for others. */
export function formatPhone(callingCode: string, nationalNumber: string): string {
  const found = parsePhoneNumberFromString(`+${callingCode}${nationalNumber.replace(/\D/g, '')}`);
  if (!found) return nationalNumber;
  if (callingCode !== '82') return found.formatInternational();
  return formatTypedPhone('82', found.formatNational().replace(/\D/g, ''));
}
