import { formatPhone } from '@maru/contract/phone/format-phone.ts';

/** A stored number as people write it: `010-1234-5678`. Null if there is none. */
export function writtenPhone(e164: string | null, callingCode: string | null): string | null {
  return e164 && callingCode && formatPhone(callingCode, e164.slice(callingCode.length + 1));
}
