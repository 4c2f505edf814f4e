import type { Order } from '@maru/contract/orders/order.ts';
import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import { newKey } from '@maru/web/new-key.ts';
import type { Cart } from '#hub/till/cart/cart.ts';
import { orderOf, type ShownCart } from '#hub/till/cart/priced.ts';
import { paperOfCart } from '#hub/till/receipt/paper.ts';
import type { Sale } from './sale.ts';

type CartSale = {
  id: string;
  storeId: string;
  cart: Cart;
  shown: ShownCart;
  tenders: readonly HandTender[];
  now: number;
};

const unsent = { answer: null, steps: [], refusal: null, tries: 0, notBefore: 0 };

/** A sale of what is in the cart, with the tenders that were handed over. */
export function saleOfCart({ id, storeId, cart, shown, tenders, now }: CartSale): Sale {
  const body = { ...orderOf(cart, shown.priced), tenders: [...tenders] };
  const paper = paperOfCart(shown, tenders, now);
  return { ...unsent, id, storeId, createdAt: now, cart, order: { key: newKey(), body }, paper };
}

type OrderSale = { id: string; storeId: string; order: Order; now: number };

/** An order that was taken before and is paid now. */
export function saleOfOrder({ id, storeId, order, now }: OrderSale): Sale {
  return { ...unsent, id, storeId, createdAt: now, cart: null, order: null, paper: null, answer: order };
}
