import type { SampleCart } from '@maru/contract/orders/sample-carts.endpoints.ts';
import { newKey } from '@maru/web/new-key.ts';
import type { Menu } from '#hub/menu/menu.ts';
import type { Cart, CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import { emptyCart } from '#hub/till/cart/cart.ts';
import { seenOf } from '#hub/till/cart/priced.ts';
import { addHeld, listHeld } from './held-cart-store.ts';
import { readSampleCarts } from './sample-carts.api.ts';

/**
 * Trial only. Carts on hold are stored on the device, so a new device gets those of the demo store from the
 * server. It asks once per store, in one tab.
 */
export async function holdSamples(storeId: string, menu: Menu): Promise<void> {
  const askedKey = `maru.till.samples.${storeId}`;
  await navigator.locks.request(`maru-samples-${storeId}`, async () => {
    if (localStorage.getItem(askedKey)) return;
    const now = Date.now();
    const samples = (await listHeld(storeId, now)).length > 0 ? [] : await readSampleCarts(storeId);
    for (const sample of samples) {
      const cart = cartOf(sample, menu);
      if (cart.lines.length > 0)
        await addHeld({ id: newKey(), storeId, name: sample.name, heldAt: now, cart });
    }
    localStorage.setItem(askedKey, 'held');
  });
}

/** Makes a cart at the menu's prices. Items that were deleted since are left out. */
export function cartOf({ lines }: SampleCart, menu: Menu): Cart {
  const found = lines.flatMap(({ itemId, choiceIds, quantity }): CartLine[] => {
    const item = menu.itemById.get(itemId);
    if (!item) return [];
    const seen = seenOf(item, { choiceIds, quantity, discount: null }, menu);
    const place = emptyCart.place;
    return [{ key: newKey(), itemId, choiceIds, quantity, place, note: '', discount: null, seen }];
  });
  return { ...emptyCart, lines: found };
}
