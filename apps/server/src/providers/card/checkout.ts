import type { ProviderKeys } from './card-provider.ts';

/** Payments that begin at the provider's own page. `find` and `refund` of its payments are the CardProvider's. */
export type Checkout = {
  /** The provider's name; its CardProvider confirms, refunds and finds what begins here. */
  name: string;
  begin(
    request: {
      storeId: string;
      /** Our id of this try; the provider's order id (6–64 of A–Z a–z 0–9 - _). */
      tryId: string;
      amount: number;
      /** The tax-free part of the amount. */
      taxFree: number;
      orderName: string;
      language: 'ko' | 'en';
      /** Where the provider leads the guest back, after success and after failure. */
      returnUrl: string;
      failUrl: string;
      keys: ProviderKeys | null;
    },
    signal: AbortSignal,
  ): Promise<
    { status: 'BEGUN'; checkoutKey: string; checkoutUrl: string } | { status: 'FAILED'; failure: string }
  >;
};

/** The checkouts that exist. */
export type Checkouts = {
  /** By the provider's name, for stores with keys there. */
  byName: ReadonlyMap<string, Checkout>;
  /** For stores without keys; undefined in production. */
  embedded: Checkout | undefined;
};
