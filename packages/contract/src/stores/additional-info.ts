import type { FieldCode } from '../errors.ts';
import { readWebAddress } from '../web-address.ts';

/**
 * Keys of `storeAdditionalInfoDTOList`: what customers ask of a store. The values are texts as a person writes them.
 * `CASH_RECEIPT_AVAILABLE` is said by Maru (`true` once a business number is there) and dropped from what is sent.
 */
export const additionalInfoKeys = [
  'CASH_RECEIPT_AVAILABLE',
  'SEATS',
  'PARKING',
  'WIFI',
  'RESTROOM',
  'DELIVERY',
  'RESERVATION',
  'PETS',
  'CHILDREN',
  'SMOKING_AREA',
  'WHEELCHAIR',
  'HOMEPAGE',
  'INSTAGRAM',
] as const;
export type AdditionalInfoKey = (typeof additionalInfoKeys)[number];

export type AdditionalInfo = { key: AdditionalInfoKey; value: string };

/** Set by Maru alone, whatever a client sends (spec.md section 7). */
export const cashReceiptAvailable = 'CASH_RECEIPT_AVAILABLE' satisfies AdditionalInfoKey;

/** The name of an account, `@maru.coffee`, or its address; as it is kept, undefined where it is neither. */
export function readInstagram(typed: string): string | undefined {
  return /^@?[\w.]{1,30}$/.test(typed) ? typed : readWebAddress(typed);
}

/** What an entry is refused for before it is sent. */
export function additionalInfoProblem({ key, value }: AdditionalInfo): FieldCode | undefined {
  const typed = value.trim();
  if (typed === '') return 'required';
  if (key === 'HOMEPAGE' && readWebAddress(typed) === undefined) return 'wrongWebAddress';
  return key === 'INSTAGRAM' && readInstagram(typed) === undefined ? 'wrongFormat' : undefined;
}
