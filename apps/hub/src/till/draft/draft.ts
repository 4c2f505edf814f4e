import { newKey } from '@maru/web/new-key.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { emptyCart } from '#hub/till/cart/cart.ts';

/** State of this till that survives its tab. It contains no money: once money was taken, it is a sale. */
export type TillDraft = {
  /** Id of the sale that the cart will become, so that a double press creates one sale. */
  saleId: string;
  cart: Cart;
  /** The sale being paid: the cart's own, or a stored one. */
  paying: { saleId: string } | null;
};

type StoredDraft = TillDraft & { keptAt: number };

/** How long a cart is kept after its last change, in ms. */
const lifetimeMs = 12 * 3_600_000;

/** Each tab has its own cart. */
const prefixOf = (storeId: string) => `maru.till.${storeId}.`;

export function freshDraft(): TillDraft {
  return { saleId: newKey(), cart: emptyCart, paying: null };
}

export function readDraft(storeId: string, tab: string): TillDraft {
  const { saleId, cart, paying } = readStored(prefixOf(storeId) + tab) ?? freshDraft();
  return { saleId, cart, paying };
}

/**
 * Stores the state. Returns false if the device has no space; the older state is then removed, so that it
 * cannot come back.
 */
export function saveDraft(storeId: string, tab: string, draft: TillDraft): boolean {
  const key = prefixOf(storeId) + tab;
  const { cart, paying } = draft;
  const isFresh =
    !paying && cart.lines.length === 0 && cart.removed.length === 0 && cart.note === '' && !cart.customer;
  const stored: StoredDraft = { ...draft, keptAt: Date.now() };
  try {
    if (!isFresh) localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    localStorage.removeItem(key);
    return false;
  }
  if (isFresh) localStorage.removeItem(key);
  return true;
}

type Left = { isOpen: (tab: string) => boolean; isSold: (saleId: string) => boolean };

/**
 * Takes over the latest cart of a closed tab, and deletes carts that are expired or sold. The cart gets a new
 * sale id, since the closed tab may come back with the old one.
 */
export function takeOverDraft(storeId: string, { isOpen, isSold }: Left): Cart | null {
  const prefix = prefixOf(storeId);
  const keys = Object.keys(localStorage).filter(
    (key) => key.startsWith(prefix) && !isOpen(key.slice(prefix.length)),
  );
  const left = keys
    .flatMap((key) => {
      const stored = readStored(key);
      if (stored && stored.cart.lines.length > 0 && !isSold(stored.saleId)) return [{ key, stored }];
      localStorage.removeItem(key);
      return [];
    })
    .sort((one, other) => other.stored.keptAt - one.stored.keptAt);
  const [last] = left;
  if (!last) return null;
  localStorage.removeItem(last.key);
  return last.stored.cart;
}

/** Null if nothing is stored, or if it is expired or invalid. */
function readStored(key: string): StoredDraft | null {
  try {
    const stored: StoredDraft = {
      keptAt: 0,
      ...freshDraft(),
      ...JSON.parse(localStorage.getItem(key) ?? '{}'),
    };
    const isWhole = Array.isArray(stored.cart.lines) && Array.isArray(stored.cart.removed);
    return isWhole && Date.now() - stored.keptAt < lifetimeMs ? stored : null;
  } catch {
    return null;
  }
}
