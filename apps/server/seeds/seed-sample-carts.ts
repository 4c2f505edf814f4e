import type { Tx } from '#server/db/database.ts';
import { insertSampleCarts } from '#server/orders/taking/sample-carts.queries.ts';
import type { PlannedItem } from './plan-menu.ts';

/** What the demo's cashier has put aside, by the slugs of items; names as staff type them. */
const carts = [
  {
    name: '창가 자리',
    picks: [
      ['cafe-latte', 1],
      ['macaron', 2],
    ],
  },
] as const;

/** Devices store held carts themselves, so a till of the demo store gets these when it is first opened. */
export async function seedSampleCarts(tx: Tx, storeId: string, menu: readonly PlannedItem[]): Promise<void> {
  const samples = carts.map(({ name, picks }) => ({
    name,
    lines: picks.map(([slug, quantity]) => lineOf(slug, quantity, menu)),
  }));
  await insertSampleCarts(tx, storeId, samples);
}

/** A line with the first choice of each mandatory collection. */
function lineOf(slug: string, quantity: number, menu: readonly PlannedItem[]) {
  const item = menu.find((one) => one.slug === slug);
  if (!item) throw new Error(`the demo menu has no ${slug}`);
  const asked = item.collections.filter(({ mandatory }) => mandatory);
  return { itemId: item.id, choiceIds: asked.flatMap(({ choices }) => choices[0]?.id ?? []), quantity };
}
