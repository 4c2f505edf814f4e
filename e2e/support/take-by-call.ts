import type { InputOf } from '@maru/contract/endpoint.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { callAs } from './new-person.ts';
import { demoStoreId, password, people } from './people.ts';
import type { Maru } from './start-maru.ts';

/** Takes an unpaid order of one jujube tea (6,000 won) in the demo store, without a screen. */
export async function takeByCall(
  maru: Maru,
  over: Pick<InputOf<typeof takeOrder>, 'orderType' | 'pickupAt'> = {},
) {
  const call = await callAs(maru, { username: people.owner, password });
  const storeId = await demoStoreId(maru);
  const { items } = await call(getCompactMenu, { storeId });
  const itemId = items.find(({ name }) => name === '대추차')?.id ?? '';
  const { id, orderNumber } = await call(takeOrder, {
    ...{ storeId, total: 6_000, lines: [{ itemId, quantity: 1 }] },
    ...over,
  });
  return { number: orderNumber, path: `/s/${storeId}/orders/${id}` };
}
