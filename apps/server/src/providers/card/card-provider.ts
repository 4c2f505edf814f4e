/** A request to a card provider. `intentId` is our transaction's id and the provider's idempotency key. */
export type CardRequest = {
  storeId: string;
  intentId: string;
  /** Whole KRW, VAT included. */
  amount: number;
};

export type CardRefundRequest = CardRequest & {
  /** The intent of the approval to refund. */
  approvalIntentId: string;
};

export type CardOutcome =
  | { status: 'APPROVED'; approvalNumber: string; cardNumber: string; cardIssuer: string }
  /** `failure` is the provider's message. */
  | { status: 'FAILED'; failure: string };

/**
 * Port to card payment. Calls with the same intent take effect once. A call without a timely answer is aborted by
 * `signal`; `find` then returns its outcome.
 */
export type CardProvider = {
  name: string;
  approve(request: CardRequest, signal: AbortSignal): Promise<CardOutcome>;
  refund(request: CardRefundRequest, signal: AbortSignal): Promise<CardOutcome>;
  /**
   * Voids an approval that the provider does not know, so that it has no effect if it arrives later. Returns its final
   * outcome, which may be an approval that did arrive.
   */
  abandon(request: CardRequest): Promise<CardOutcome>;
  /** NOT_FOUND: the intent never reached the provider. PENDING: not decided yet. */
  find(request: {
    storeId: string;
    intentId: string;
  }): Promise<CardOutcome | { status: 'NOT_FOUND' | 'PENDING' }>;
};
