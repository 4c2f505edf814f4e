import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Move = 'CLOSED' | 'CANCELLED';
const cash = { tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_500 }] };

async function callersOf({ storeId }: At) {
  const [seller, manager] = await Promise.all([
    shop.staffOf({ id: storeId }, ['ORDER']),
    shop.staffOf({ id: storeId }, ['ORDER', 'REFUND']),
  ]);
  return { seller, manager };
}

const moveOf =
  ({ storeId }: At, orderId: string) =>
  async (newOrderStatus: Move, caller: Parameters<typeof shop.call>[2]) =>
    (await shop.call(changeOrderStatus, { storeId, orderId, newOrderStatus, reason: '주문 실수' }, caller))
      .http;

test('staff with ORDER cancel an order that holds no money; other orders need REFUND', async () => {
  const at = await shop.openStore();
  const { seller, manager } = await callersOf(at);
  const unpaid = moveOf(at, (await shop.order(at)).id);
  const paid = moveOf(at, (await shop.order(at, cash)).id);

  expect(await unpaid('CANCELLED', seller)).toBe(200);
  expect(await paid('CANCELLED', seller)).toBe(403);
  expect(await paid('CANCELLED', manager)).toBe(200);
});

test('reverting needs REFUND, completing needs ORDER', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const { seller, manager } = await callersOf(at);
  const move = moveOf(at, (await shop.order(at, cash)).id);

  expect(await move('CLOSED', seller)).toBe(200);
  expect(await move('CANCELLED', manager)).toBe(200);
  expect(await move('CLOSED', seller)).toBe(403);
  expect(await move('CLOSED', manager)).toBe(200);
});
