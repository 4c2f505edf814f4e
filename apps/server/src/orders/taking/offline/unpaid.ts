import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { Difference } from '@maru/contract/orders/difference.ts';
import { fail } from '#server/http/refusal.ts';
import type { CartItem } from '../cart-items.queries.ts';
import { type AskedLine, type LineOffer, priceOrder } from '../price-order.ts';

type Asked = {
  lines: readonly AskedLine[];
  orderDiscount?: Discount | undefined;
  total: number;
  taxType: TaxType;
};

/** Refuses a sale without money that states other prices than the menu's, or sells what the menu does not. */
export function checkUnpaid(
  menu: ReadonlyMap<string, CartItem>,
  asked: Asked,
  differences: readonly Difference[],
) {
  const { priced } = priceOrder(menu, asked);
  if (priced.total !== asked.total || differences.length > 0) fail('PRICE_CHANGED', priced);
}

/** Refuses a sale without money for which counted stock is short. `taken`: the pieces that each line got. */
export function refuseShort(offers: readonly LineOffer[], taken: readonly number[]): never {
  const lines = offers.flatMap(({ asked: { quantity }, item: { id, stock } }, line) => {
    const left = taken[line] ?? 0;
    return id !== null && stock !== null && left < quantity ? [{ line, left }] : [];
  });
  return fail('STORE_ITEM_SOLD_OUT', { lines });
}
