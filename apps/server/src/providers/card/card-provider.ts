/** What is asked of a card provider. `intentId` is our transaction's id and the provider's idempotency key. */
export type CardRequest = {
  storeId: string;
  intentId: string;
  /** Whole KRW, VAT included. */
  amount: number;
};

export type CardRefundRequest = CardRequest & {
  /** The intent of the approval that is given back. */
  approvalIntentId: string;
};

export type CardOutcome =
  | { status: 'APPROVED'; approvalNumber: string; cardNumber: string; cardIssuer: string }
  /** `failure` is in the provider's words. */
  | { status: 'FAILED'; failure: string };

/**
 * The port to card payment. Each call with the same intent has one effect; a call that does not answer in time is
 * aborted by `signal` and asked for again by `find`.
 */
export type CardProvider = {
  name: string;
  approve(request: CardRequest, signal: AbortSignal): Promise<CardOutcome>;
  refund(request: CardRefundRequest, signal: AbortSignal): Promise<CardOutcome>;
  /**
   * Gives an approval up that the provider does not know: should it arrive later, it has no effect. Answers what
   * became of it, which is its outcome where it had arrived after all.
   */
  abandon(request: CardRequest): Promise<CardOutcome>;
  /** NOT_FOUND: the intent never reached the provider. PENDING: not decided yet. */
  find(request: {
    storeId: string;
    intentId: string;
  }): Promise<CardOutcome | { status: 'NOT_FOUND' | 'PENDING' }>;
};
