import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import { newKey } from '@maru/web/new-key.ts';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { orderOf, type ShownCart } from '#hub/till/cart/priced.ts';
import { soldOfShown } from './sold-of-shown.ts';

type CartSale = {
  id: string;
  storeId: string;
  cart: Cart;
  shown: ShownCart;
  tenders: readonly HandTender[];
  /** Number of leading tenders carried over from the refused sale that this one repairs. */
  carried: number;
  now: number;
};

const unsent = { answer: null, steps: [], refusal: null, tries: 0, notBefore: 0 };

/** A sale of the cart with the tenders taken. */
export function saleOfCart({ id, storeId, cart, shown, tenders, carried, now }: CartSale): Sale {
  const body = { ...orderOf(cart, shown), tenders: [...tenders] };
  const sold = soldOfShown(shown, tenders, now);
  return { ...unsent, id, storeId, createdAt: now, cart, order: { key: newKey(), body }, carried, sold };
}
