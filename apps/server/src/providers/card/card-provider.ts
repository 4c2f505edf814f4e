/** Keys of a store at its provider, opened for one call. */
export type ProviderKeys = { id: string; secretKey: string };

/** A request to a card provider. `intentId` is our transaction's id and the provider's idempotency key. */
export type CardRequest = {
  storeId: string;
  intentId: string;
  /** Whole KRW, VAT included. */
  amount: number;
  /** The provider's key of a payment that a guest began at its checkout; null for a charge at the till. */
  checkoutKey: string | null;
  /** Null for a provider that needs none. */
  keys: ProviderKeys | null;
};

export type CardRefundRequest = CardRequest & {
  /** The intent of the approval to refund. */
  approvalIntentId: string;
  /** The tax-free part of the amount. */
  taxFree: number;
  /** The payment's other refunds by its provider that are booked or undecided. */
  others: readonly { intentId: string; amount: number }[];
  /** Why the store gives the money back, as a person wrote it. */
  reason?: string;
};

/** A question about an earlier request. A payment and its refunds share the provider's key: `kind` tells them apart. */
export type CardInquiry = CardRequest & { kind: 'APPROVAL' | 'REFUND' };

export type CardOutcome =
  /** `at`: the time of the approval by the provider's clock, if known. */
  | { status: 'APPROVED'; approvalNumber: string; cardNumber: string; cardIssuer: string; at?: Date }
  /** `failure` is one of our codes (`ProviderFailure`). */
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
  /**
   * NOT_FOUND: the intent never reached the provider. PENDING: undecided. KEYS_REFUSED: keys not accepted.
   */
  find(request: CardInquiry): Promise<CardOutcome | { status: 'NOT_FOUND' | 'PENDING' | 'KEYS_REFUSED' }>;
  /**
   * Asks the provider, without any effect, whether it accepts a secret key. Rejects if it does not answer. Only for
   * providers at which each store has its own keys.
   */
  tryKeys?(secretKey: string, signal: AbortSignal): Promise<'ACCEPTED' | 'REFUSED'>;
};

/** The failure of a request whose keys the provider does not accept any more. */
export const keysRefused = 'KEYS_REFUSED';
