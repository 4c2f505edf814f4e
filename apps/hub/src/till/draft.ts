import { newKey } from '@maru/web/new-key.ts';
import { type Cart, emptyCart } from './cart/cart.ts';
import type { Paying, StagedTender } from './tender/use-tender.ts';

/** What is under way at this till and must outlive a reload of the tab. */
export type Draft = {
  /** Of the sale that the cart becomes: sending it twice by a double press is one sale. */
  saleId: string;
  cart: Cart;
  staged: readonly StagedTender[];
  paying: Paying | null;
};

const storageKey = (storeId: string) => `maru.till.${storeId}`;

export function freshDraft(): Draft {
  return { saleId: newKey(), cart: emptyCart, staged: [], paying: null };
}

/** Kept per tab: two tabs of one till are two carts. */
export function readDraft(storeId: string): Draft {
  try {
    return { ...freshDraft(), ...JSON.parse(sessionStorage.getItem(storageKey(storeId)) ?? '{}') };
  } catch {
    return freshDraft();
  }
}

export function keepDraft(storeId: string, draft: Draft) {
  sessionStorage.setItem(storageKey(storeId), JSON.stringify(draft));
}
