import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const manual = { settings: { closePaidOrders: false } };
const tenders = [{ type: 'INSTORE_CASH' as const, amount: 4_500 }];

test('staff complete an order that is paid, and a second time is refused', async () => {
  const at = await shop.openStore(manual);
  const staff = await shop.staffOf({ id: at.storeId });
  const { id } = await shop.order(at, { tenders });

  expect(await shop.close({ ...at, owner: staff }, id)).toMatchObject({
    http: 200,
    response: {
      status: 'CLOSED',
      closedAt: expect.any(String),
      version: 2,
      history: [{}, {}, { kind: 'CLOSED' }],
    },
  });
  expect(await shop.close(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_CLOSABLE',
    detail: { orderStatus: 'CLOSED' },
  });
});

test('an order that is not fully paid cannot be closed', async () => {
  const at = await shop.openStore(manual);
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_000 }] });

  expect(await shop.close(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_PAID',
    detail: { leftToPay: 500 },
  });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', version: 1 });
});

test('completing an order that was cancelled in the meantime is refused', async () => {
  const at = await shop.openStore(manual);
  const { id } = await shop.order(at, { tenders });
  await shop.cancel(at, id);

  expect(await shop.close(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_CLOSABLE',
    detail: { orderStatus: 'CANCELLED' },
  });
});

test('a repeated completion gets its first answer, also after a cancellation', async () => {
  const at = await shop.openStore(manual);
  const { id } = await shop.order(at, { tenders });
  const input = { storeId: at.storeId, orderId: id, newOrderStatus: 'CLOSED' as const };
  const send = () => shop.call(changeOrderStatus, input, at.owner, { key: 'completed' });

  const first = await send();
  await shop.cancel(at, id);

  expect(first.response.status).toBe('CLOSED');
  expect((await send()).response).toEqual(first.response);
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED' });
});

test('an unknown order and one of another store cannot be closed', async () => {
  const [one, other] = await Promise.all([shop.openStore(manual), shop.openStore(manual)]);
  const { id } = await shop.order(other, { tenders });

  for (const orderId of [id, newId()]) expect((await shop.close(one, orderId)).http).toBe(404);
});

test('the history has the request and device of each move', async () => {
  const at = await shop.openStore(manual);
  const { id } = await shop.order(at, { tenders });
  const close = { storeId: at.storeId, orderId: id, newOrderStatus: 'CLOSED' as const };
  const headers = { devicetype: 'POS_MACHINE' };
  expect((await shop.call(changeOrderStatus, close, at.owner, { headers })).http).toBe(200);

  const history = shop.db.selectFrom('orderHistory').select(['kind', 'requestId', 'deviceType']);
  const [taken, paid, closed] = await history.where('orderId', '=', id).orderBy('seq').execute();
  expect(taken).toEqual({ kind: 'TAKEN', requestId: expect.any(String), deviceType: null });
  expect(paid).toEqual({ ...taken, kind: 'PAID' });
  expect(closed).toEqual({ kind: 'CLOSED', requestId: expect.any(String), deviceType: 'POS_MACHINE' });
  expect(closed?.requestId).not.toBe(taken?.requestId);
});
