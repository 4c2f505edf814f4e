import type { Menu } from '#hub/menu/menu.ts';
import type { ShownCart } from '#hub/till/cart/priced.ts';

/** Converts the cart's lines for the rules of earning points (points/earn.ts in the contract). */
export function earningLines({ lines }: ShownCart, menu: Menu) {
  return lines.map(({ item, priced: { total } }) => {
    const category = item && menu.categoryById.get(item.categoryId);
    return {
      categoryId: item?.categoryId ?? null,
      rewardable: category?.rewardable ?? false,
      amount: total,
    };
  });
}
