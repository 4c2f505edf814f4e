import { deleteOrder, listOrdersBetween, searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import { listOrders } from '@maru/contract/orders/orders.endpoints.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const day = { from: '2026-11-20', to: '2026-11-20' };
type At = Awaited<ReturnType<typeof shop.openStore>>;

const remove = ({ storeId, owner }: At, orderId: string, as: Caller = owner, key = newId()) =>
  shop.call(deleteOrder, { storeId, orderId }, as, { key });

async function cancelledOrder(at: At) {
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  await shop.cancel(at, id);
  return id;
}

test('a deleted order leaves lists and search, stays in the reports, and its history says who deleted it', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const kept = await cancelledOrder(at);
  const id = await cancelledOrder(at);
  const report = async () =>
    (await shop.call(reportByTime, { storeId, ...day, unit: 'day' }, owner)).response.cancelled;
  const before = await report();

  expect(await remove(at, id)).toMatchObject({
    http: 200,
    response: {
      status: 'CANCELLED',
      deletedAt: shop.clock.now.toISOString(),
      version: 3,
      history: expect.arrayContaining([expect.objectContaining({ kind: 'DELETED', by: '김마루' })]),
    },
  });

  const lists = [
    await shop.call(listOrders, { storeId }, owner),
    await shop.call(searchOrders, { storeId }, owner),
    await shop.call(listOrdersBetween, { storeId, ...day }, owner),
  ];
  for (const { response } of lists) {
    expect(response.content.map((order) => order.id)).toEqual([kept]);
    expect(response.totalElements).toBe(1);
  }
  expect((await shop.call(listOrders, { storeId, ids: [id] }, owner)).response.content).toEqual([]);
  expect(before).toEqual({ orders: 2, total: 9_000 });
  expect(await report()).toEqual(before);
  expect(await shop.readOrder(at, id)).toMatchObject({ deletedAt: expect.any(String) });
});

test('only cancelled orders are deleted, once, and nothing is done with a deleted one', async () => {
  const at = await shop.openStore();
  const open = await shop.order(at);
  expect(await remove(at, open.id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_DELETABLE',
    detail: { orderStatus: 'OPEN' },
  });

  const id = await cancelledOrder(at);
  const key = newId();
  const first = await remove(at, id, at.owner, key);
  expect((await remove(at, id, at.owner, key)).response).toEqual(first.response);
  expect(await remove(at, id)).toMatchObject({ http: 409, status: 'ORDER_NOT_DELETABLE' });
  expect(await shop.revert(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_REVERTIBLE',
    detail: { reason: 'STATUS' },
  });
});

test('only an owner of the store deletes an order', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const id = await cancelledOrder(at);
  const staff = await shop.staffOf({ id: at.storeId });

  expect(await remove(at, id, staff)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await remove(at, id, other.owner)).toMatchObject({ http: 404 });
  expect(await remove(other, id, other.owner)).toMatchObject({ http: 404 });
  expect(await shop.call(deleteOrder, { storeId: at.storeId, orderId: id })).toMatchObject({ http: 401 });
  expect(await shop.readOrder(at, id)).toMatchObject({ deletedAt: null });
});
