import type { FieldCode } from '../field-codes.ts';
import { readWebAddress } from '../web-address.ts';

/**
 * Keys of `storeAdditionalInfoDTOList`, information for customers. Values are free text. The server sets
 * `CASH_RECEIPT_AVAILABLE` (`true` once there is a business number) and ignores it in requests.
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

/** Set by the server only; what a client sends for it is dropped. */
export const cashReceiptAvailable = 'CASH_RECEIPT_AVAILABLE' satisfies AdditionalInfoKey;

const instagramHosts = ['instagram.com', 'www.instagram.com', 'm.instagram.com'];

/**
 * Normalizes an Instagram account name (`@maru.coffee`) or address, which becomes https. Undefined for any
 * other text.
 */
export function readInstagram(typed: string): string | undefined {
  if (/^@?[\w.]{1,30}$/.test(typed)) return instagramHosts.includes(typed.toLowerCase()) ? undefined : typed;
  const address = readWebAddress(typed)?.replace(/^https?:/i, 'https:');
  const read = URL.parse(address ?? '');
  return read && instagramHosts.includes(read.host) && read.pathname !== '/' ? address : undefined;
}

/** The address that pages link to. Undefined if the stored text is not an Instagram account. */
export function instagramAddress(stored: string): string | undefined {
  const read = readInstagram(stored);
  return read?.startsWith('https:') ? read : read && `https://www.instagram.com/${read.replace('@', '')}/`;
}

/** Why an entry is refused. The form checks it before sending. */
export function additionalInfoProblem({ key, value }: AdditionalInfo): FieldCode | undefined {
  const typed = value.trim();
  if (typed === '') return 'required';
  if (key === 'HOMEPAGE' && readWebAddress(typed) === undefined) return 'wrongWebAddress';
  return key === 'INSTAGRAM' && readInstagram(typed) === undefined ? 'wrongInstagram' : undefined;
}
