import type { ProviderKeys } from '../card/card-provider.ts';

/** Amounts are whole KRW; the four parts sum to `amount`. */
export type IssueRequest = {
  storeId: string;
  /** Our receipt's id: the issuer's idempotency key. */
  receiptId: string;
  /**
   * Incremented after each try that certainly had no effect, because an issuer may repeat its answer to the same
   * request.
   */
  attempt: number;
  purpose: 'INCOME_DEDUCTION' | 'EXPENDITURE_PROOF';
  /** Digits; 0100001234 for a receipt that the store issues itself. */
  identifier: string;
  amount: number;
  supply: number;
  vat: number;
  taxFree: number;
  serviceCharge: number;
  orderName: string;
  orderNumber: string;
  paidAt: Date;
  keys: ProviderKeys | null;
};

export type CancelRequest = {
  storeId: string;
  receiptId: string;
  cancelId: string;
  issuerKey: string;
  amount: number;
  keys: ProviderKeys | null;
};

export type ReceiptInquiry = {
  storeId: string;
  receiptId: string;
  issuerKey: string | null;
  /** The day in Seoul on which the request to look for was sent, YYYY-MM-DD. */
  requestedOn: string;
  keys: ProviderKeys | null;
};

export type IssueOutcome =
  | { status: 'ISSUED' | 'CONFIRMED'; issuerKey: string; approvalNumber: string }
  | { status: 'REJECTED' | 'FAILED'; failure: string };

/** PENDING: the issuer has taken the cancellation, and the tax office may still reject it. */
export type CancelOutcome = { status: 'CANCELLED' | 'PENDING' } | { status: 'FAILED'; failure: string };

/** `cancelFailure`: why the latest request to cancel it was rejected. */
export type FoundReceipt = (
  | IssueOutcome
  | { status: 'CANCELLED' }
  | { status: 'NOT_FOUND' | 'PENDING' | 'KEYS_REFUSED' }
) & { cancelFailure?: string };

/** Port to cash receipts. Calls with the same receiptId (issue) or cancelId (cancel) take effect once. */
export type CashReceiptIssuer = {
  name: string;
  issue(request: IssueRequest, signal: AbortSignal): Promise<IssueOutcome>;
  cancel(request: CancelRequest, signal: AbortSignal): Promise<CancelOutcome>;
  /**
   * NOT_FOUND: the request never arrived. PENDING: the request, or its cancellation, is not decided yet. KEYS_REFUSED:
   * the issuer does not accept these keys.
   */
  find(request: ReceiptInquiry): Promise<FoundReceipt>;
  /** A `find` for many receipts, which asks for each list once; only for issuers that answer with lists. */
  readingOnce?(): CashReceiptIssuer['find'];
};
