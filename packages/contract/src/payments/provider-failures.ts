/**
 * Our codes for refusals and failures of payment and cash-receipt providers. Screens have a text for each; the provider's
 * own codes and texts are never shown.
 */
export const providerFailures = [
  'DECLINED',
  'LIMIT_EXCEEDED',
  'CARD_UNUSABLE',
  'BELOW_MINIMUM',
  'EXPIRED',
  'CANCELLED',
  'NOT_RECEIVED',
  'ALREADY_REFUNDED',
  'NOT_REFUNDABLE',
  'REFUND_TOO_LATE',
  'NO_PARTIAL_REFUND',
  'KEYS_REFUSED',
  'TRY_LATER',
  'REFUSED',
  'IDENTIFIER_REFUSED',
  'BUSINESS_REFUSED',
  'AMOUNT_REFUSED',
  'SERVICE_CHARGE',
  'DUPLICATE_RECEIPT',
] as const;
export type ProviderFailure = (typeof providerFailures)[number];
