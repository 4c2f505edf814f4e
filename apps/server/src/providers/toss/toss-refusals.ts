import type { ProviderFailure } from '@maru/contract/payments/provider-failures.ts';

/** What the provider calls a key that it does not accept, or that may not do this (401, 403, an old 400). */
const keyCodes = new Set([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'FORBIDDEN_REQUEST',
  'NOT_FOUND_MERCHANT',
  'NOT_FOUND_MERCHANT_INTEGRATION',
]);

const declined =
  'REJECT_CARD_COMPANY INVALID_REJECT_CARD REJECT_TOSSPAY_INVALID_ACCOUNT FDS_ERROR PAY_PROCESS_ABORTED ' +
  'EXCEED_MAX_AUTH_COUNT INVALID_PASSWORD INVALID_AUTHORIZE_AUTH NOT_ALLOWED_POINT_USE';
const limitExceeded =
  'REJECT_CARD_PAYMENT REJECT_ACCOUNT_PAYMENT EXCEED_MAX_AMOUNT EXCEED_MAX_PAYMENT_AMOUNT EXCEED_MAX_ONE_DAY_AMOUNT ' +
  'EXCEED_MAX_DAILY_PAYMENT_COUNT EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT ' +
  'EXCEEDS_TRANSFER_AMOUNT_MAXIMUM';
const cardUnusable =
  'INVALID_CARD_EXPIRATION INVALID_STOPPED_CARD INVALID_CARD_LOST_OR_STOLEN INVALID_CARD_NUMBER INVALID_CARD_COMPANY ' +
  'NOT_SUPPORTED_CARD_TYPE NOT_REGISTERED_CARD_COMPANY RESTRICTED_TRANSFER_ACCOUNT INVALID_ACCOUNT_INFO_RE_REGISTER ' +
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN INVALID_CARD_INSTALLMENT_PLAN NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN ' +
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT';
const businessRefused =
  'NOT_FOUND_TERMINAL_ID INVALID_REGISTERED_SUBMALL INVALID_UNREGISTERED_SUBMALL NOT_REGISTERED_SUBMALL ' +
  'NOT_REGISTERED_BUSINESS NOT_SUPPORTED_METHOD NOT_FOUND_METHOD';
const refused =
  'INVALID_REQUEST INVALID_REQUIRED_PARAM INVALID_ORDER_ID INVALID_ORDER_NAME INVALID_CURRENCY INVALID_SUCCESS_URL ' +
  'INCORRECT_SUCCESS_URL_FORMAT INCORRECT_FAIL_URL_FORMAT INVALID_URL INVALID_URL_FORMAT INVALID_PAYMENT_KEY ' +
  'UNAPPROVED_ORDER_ID INVALID_IDEMPOTENCY_KEY API_VERSION_UPDATE_NEEDED';
const notRefundable =
  'NOT_CANCELABLE_PAYMENT NOT_CANCELABLE_AMOUNT NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER NOT_SUPPORTED_REFUND ' +
  'REFUND_REJECTED EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT INVALID_REFUND_AMOUNT EXCEED_MAX_REFUND_AMOUNT ' +
  'NOT_MATCHES_REFUNDABLE_AMOUNT';

/** Refusals of payments and their cancellations (docs.tosspayments.com/reference/error-codes) as failures of ours. */
const cardRefusals = failuresOf({
  DECLINED: declined,
  LIMIT_EXCEEDED: limitExceeded,
  CARD_UNUSABLE: cardUnusable,
  BELOW_MINIMUM: 'BELOW_MINIMUM_AMOUNT BELOW_ZERO_AMOUNT',
  EXPIRED: 'NOT_FOUND_PAYMENT_SESSION NOT_FOUND_PAYMENT EXPIRED_PAYMENT',
  CANCELLED: 'PAY_PROCESS_CANCELED',
  TRY_LATER: 'NOT_AVAILABLE_PAYMENT MAINTAINED_METHOD NOT_AVAILABLE_BANK FORBIDDEN_CONSECUTIVE_REQUEST',
  BUSINESS_REFUSED: businessRefused,
  REFUSED: refused,
  ALREADY_REFUNDED: 'ALREADY_CANCELED_PAYMENT ALREADY_REFUND_PAYMENT',
  NOT_REFUNDABLE: notRefundable,
  REFUND_TOO_LATE: 'EXCEED_MAX_REFUND_DUE',
  NO_PARTIAL_REFUND: 'NOT_ALLOWED_PARTIAL_REFUND NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
});

/** Refusals of cash receipts. The provider documents no list per call, only one of all codes. */
const receiptRefusals = failuresOf({
  IDENTIFIER_REFUSED: 'INVALID_CASH_RECEIPT_INFO INVALID_CARD_NUMBER',
  BUSINESS_REFUSED:
    'NOT_FOUND_MERCHANT_BUSINESS_NUMBER NOT_REGISTERED_BUSINESS INVALID_BUSINESS_NUMBER NOT_SUPPORTED_METHOD',
  AMOUNT_REFUSED: 'BELOW_ZERO_AMOUNT BELOW_MINIMUM_AMOUNT REQUIRED_AMOUNT EXCEED_MAX_AMOUNT',
  DUPLICATE_RECEIPT: 'DUPLICATED_CASH_RECEIPT DUPLICATED_REQUEST',
  TRY_LATER: 'FORBIDDEN_CONSECUTIVE_REQUEST',
});

/** What the tax office says a day later, by the code in brackets at the beginning of the message of NTS_ERROR. */
const taxOfficeRefusals = failuresOf({
  IDENTIFIER_REFUSED: 'TS1 TS2 TSF TSH',
  BUSINESS_REFUSED: 'TS3 TS7 TSE TSN TSO',
  AMOUNT_REFUSED: 'TS4 TSG',
  DUPLICATE_RECEIPT: 'TS5',
});

export function isKeyRefusal(code: string): boolean {
  return keyCodes.has(code);
}

/** Undefined for a code that is temporary or not documented: it decides nothing. */
export function cardFailureOf(code: string): ProviderFailure | undefined {
  return isKeyRefusal(code) ? 'KEYS_REFUSED' : cardRefusals.get(code);
}

/** A 4xx always means that there is no receipt, so a code that is not documented is REFUSED. */
export function receiptFailureOf(code: string): ProviderFailure {
  return isKeyRefusal(code) ? 'KEYS_REFUSED' : (receiptRefusals.get(code) ?? 'REFUSED');
}

export function taxOfficeFailureOf(message: string): ProviderFailure {
  const [, code = ''] = /^\[(TS[0-9A-Z])\]/.exec(message) ?? [];
  return taxOfficeRefusals.get(code) ?? 'REFUSED';
}

function failuresOf(codes: Partial<Record<ProviderFailure, string>>): ReadonlyMap<string, ProviderFailure> {
  return new Map(
    Object.entries(codes).flatMap(([failure, list]) =>
      list.split(' ').map((code) => [code, failure as ProviderFailure] as const),
    ),
  );
}
