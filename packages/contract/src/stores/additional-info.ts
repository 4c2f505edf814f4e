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
