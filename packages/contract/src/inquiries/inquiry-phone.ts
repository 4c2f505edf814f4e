import { defaultCallingCode, parsePhone } from '../phone/phone-number.ts';
import { readPhone } from '../phone/read-phone.ts';
import { hasPhoneLength } from './inquiry-rules.ts';

/** E.164, and the extension if the text has one. */
export type InquiryPhone = { e164: string; extension: string | undefined };

/**
 * Reads the phone of an inquiry: 8 to 11 digits that form a valid number, Korean unless the text has a
 * country code. Undefined for any other text.
 */
export function readInquiryPhone(typed: string): InquiryPhone | undefined {
  const read = readPhone(typed, defaultCallingCode);
  if (!read || !hasPhoneLength(read.nationalDigits)) return undefined;
  const phone = parsePhone(read.callingCode, read.nationalDigits);
  return phone && { e164: phone.e164, extension: read.extension };
}
