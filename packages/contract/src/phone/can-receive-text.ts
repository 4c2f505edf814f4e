import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PhoneNumber } from './phone-number.ts';

/** Number types that receive no texts. Types that may be mobile (all of +1, Mexico) are not included. */
const without = new Set<NumberType>([
  'FIXED_LINE',
  'VOIP',
  'TOLL_FREE',
  'SHARED_COST',
  'PREMIUM_RATE',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/** False for a phone that certainly receives no texts; in Korea 02-…, 031-…, 070-…, 1588-…, 080-…. */
export function canReceiveText({ e164 }: PhoneNumber): boolean {
  return !without.has(parsePhoneNumberFromString(e164)?.getType());
}
