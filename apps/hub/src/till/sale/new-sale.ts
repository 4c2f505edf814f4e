import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import type { Receipted } from '@maru/contract/orders/receipted.ts';
import { newKey } from '@maru/web/new-key.ts';
import type { QueryClient } from '@tanstack/react-query';
import { saleCustomerOf } from '#hub/customers/at-till/cart-customer.ts';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { nextSaleNumber } from '#hub/payments/sale-queue/sale-numbers.ts';
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
  saleNumber: string | undefined;
  now: number;
  /** The user who takes the sale. */
  takenBy: string | undefined;
};

/** Makes a sale of the cart. It gets the next sale number of this device, unless it has one. */
export async function newSale(client: QueryClient, from: CartSale): Promise<Sale> {
  const { id: saleId, storeId, now } = from;
  const saleNumber =
    from.saleNumber ?? (await nextSaleNumber(client, { storeId, saleId, now: new Date(now) }));
  return saleOfCart({ ...from, saleNumber });
}

const unsent = { answer: null, steps: [], refusal: null, tries: 0, notBefore: 0 };

/** Makes a sale of the cart with the tenders taken. */
export function saleOfCart(from: CartSale): Sale {
  const { id, storeId, cart, shown, tenders, carried, saleNumber, now, takenBy } = from;
  const ofSale = {
    saleId: id,
    ...(takenBy === undefined ? {} : { takenBy }),
    ...(saleNumber && { saleNumber }),
  };
  const body = { ...orderOf(cart, shown), ...pointsOf(cart, shown), tenders: [...tenders], ...ofSale };
  const sold = { ...soldOfShown(shown, tenders, now), saleNumber };
  return {
    ...unsent,
    id,
    storeId,
    createdAt: now,
    cart,
    order: { key: newKey(), body, stated: statedOf(shown), isFixed: false },
    carried,
    sold,
  };
}

/** The customer who earns points, and the points that reduce the shown total. */
function pointsOf({ customer }: Cart, { priced: { pointsUsed } }: ShownCart) {
  const named = customer && saleCustomerOf(customer, pointsUsed);
  return named ? { customer: named, ...(pointsUsed > 0 && { pointsUsed }) } : {};
}

/** The prices that the customer was told, for an offline sale. */
function statedOf({ lines }: ShownCart): Receipted {
  return {
    lines: lines.map(({ line, choices, priced: { unitPrice } }) => {
      const isWhole = choices.length === line.choiceIds.length;
      return {
        unitPrice,
        ...(isWhole && { optionDifferences: choices.map(({ priceDifference }) => priceDifference) }),
      };
    }),
  };
}
